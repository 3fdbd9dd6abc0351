import { createHash } from 'node:crypto';

/**
 * Whether a closing is drawn for verification (REF-16): the first 4 bytes of the SHA-256 of the complaint number,
 * modulo 100, are below `percent`. Everybody can check the draw and nobody can influence it.
 */
export const isSelectedForVerification = (complaintNumber: string, percent: number): boolean =>
  createHash('sha256').update(complaintNumber).digest().readUInt32BE(0) % 100 < percent;
