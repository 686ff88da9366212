/**
 * How a device comes to a secure address, `GET /api/secure`: not at all; by a certificate that every device knows, under the
 * name that it is for or any name of its domain (`*.club.example`); or by one of this house's own, whose authority a device has to be told of first.
 */
export type SecureWay =
  | { readonly is: 'none' }
  | {
      readonly is: 'known';
      readonly port: number;
      readonly name?: string;
      /** All names right under it. */
      readonly domain?: string;
      readonly until: number;
    }
  | {
      readonly is: 'house';
      readonly port: number;
      /** The names and addresses that the certificate is for. */
      readonly hosts: readonly string[];
      /** What the authority is called among the certificates of a device. */
      readonly authority: string;
      /** SHA-256 of its certificate, to be compared with what stands in Riffle's terminal. */
      readonly fingerprint: string;
      readonly until: number;
    };
