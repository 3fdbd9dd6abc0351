import { createHash } from 'node:crypto';

/**
 * Whether the closing of a complaint is among so many percent that a citizen is asked about (REF-16): the first 4 bytes of the
 * SHA-256 of its number, as a number, modulo 100, are below them, so that anybody can check and nobody can choose.
 */
export const isDrawn = (complaintNumber: string, percent: number): boolean =>
  createHash('sha256').update(complaintNumber).digest().readUInt32BE(0) % 100 < percent;
