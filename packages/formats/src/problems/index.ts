/** What can be wrong with what is read or written, as codes with their figures: all that words need, and no parser. */

export type {
  Contradiction,
  ContradictionCode,
  ContradictionOf,
  Remark,
  RemarkCode,
  RemarkOf,
} from './contradiction.ts';
export type { ChangedName, ChangedStep, FileOrigin, Tampering } from './file-origin.ts';
export type { ListProblem } from './list-problem.ts';
export type { NightFileProblem } from './night-file-problem.ts';
export type { PlanProblem } from './plan-problem.ts';
export type {
  Place,
  RecordFault,
  RecordFaultCode,
  RecordFaultOf,
  Repair,
  RepairCode,
  RepairOf,
  WriteFault,
} from './record-fault.ts';
export type { TdtFault, TdtFaultCode, TdtFaultOf, TdtLeft, TdtRemark, TdtRemarkCode } from './tdt-problem.ts';
export type { TemplateFileProblem } from './template-file-problem.ts';
