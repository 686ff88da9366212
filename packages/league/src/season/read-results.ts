import { problemsIn } from '../declaration/read.ts';
import { type JsonSchema, schemaOf } from '../declaration/schema.ts';
import { type CardOfRound, cardForm, type Round, roundForm } from './shape.ts';

/** Whether something has the form of what is entered of a match day; what in it does not go together is said when it is entered. */
export const isResults = (written: unknown): written is Round => problemsIn(roundForm, written).length === 0;

/** @returns what such results look like, for whoever writes them. */
export const resultsSchema = (): JsonSchema => schemaOf(roundForm);

/** The same of one card by itself. */
export const isCard = (written: unknown): written is CardOfRound => problemsIn(cardForm, written).length === 0;
export const cardSchema = (): JsonSchema => schemaOf(cardForm);
