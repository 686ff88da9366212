/**
 * How answers of a competition profile are said, by their place in it: `season.divisions[].teams` a field, `season.divisions[]` one
 * item of a list; behind `=` an answer (`season.rounds=0`, `licence.fees=[]` where it stands for something of its own), behind `?`
 * what is to be known before one answers.
 */
export type AnswerWords = { readonly [place: string]: string };
