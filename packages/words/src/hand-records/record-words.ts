import type {
  ContradictionCode,
  ContradictionOf,
  RecordFaultCode,
  RecordFaultOf,
  RemarkCode,
  RemarkOf,
  RepairCode,
  RepairOf,
  WriteFault,
} from '@riffle/formats/problems';
import type { SeatNo } from '@riffle/table';

/** What the sentences need of the record: who sits where, and how it counts chips. */
export type RecordNaming = {
  readonly seat: (seat: SeatNo) => string;
  readonly chips: (count: number) => string;
};
export type RecordWords = {
  readonly place: {
    readonly line: (line: number) => string;
    readonly pointer: (pointer: string) => string;
    readonly action: (action: number) => string;
  };
  readonly fault: {
    readonly [C in Exclude<RecordFaultCode, 'action-refused'>]: (
      fault: Extract<RecordFaultOf, { readonly code: C }>,
    ) => string;
  };
  readonly write: {
    readonly 'variant-not-in-format': string;
    readonly 'not-in-format': { readonly [W in Extract<WriteFault, { code: 'not-in-format' }>['what']]: string };
    readonly 'would-not-come-back': string;
  };
  readonly repair: {
    readonly [C in RepairCode]: (repair: Extract<RepairOf, { readonly code: C }>, naming: RecordNaming) => string;
  };
  readonly contradiction: {
    readonly [C in ContradictionCode]: (
      contradiction: Extract<ContradictionOf, { readonly code: C }>,
      naming: RecordNaming,
    ) => string;
  };
  readonly remark: { readonly [C in RemarkCode]: (remark: RemarkOf, naming: RecordNaming) => string };
};
