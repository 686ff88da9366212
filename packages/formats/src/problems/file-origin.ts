export type { ChangedName, ChangedStep, FileOrigin, Tampering } from '@riffle/wire';
