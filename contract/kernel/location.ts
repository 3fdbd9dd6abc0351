import * as z from 'zod/mini';
import { rule } from './rule.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const inRange = (value: unknown, limit: number) => typeof value === 'number' && Math.abs(value) <= limit;

/** Parses the JSON text of a `location` field; null without coordinates (CRE-18). */
export function parseLocation(text: unknown): Coordinates | null {
  try {
    const value = typeof text === 'string' ? JSON.parse(text) : text;
    const [latitude, longitude] = [Number(value?.latitude), Number(value?.longitude)];
    return inRange(latitude, 90) && inRange(longitude, 180) ? { latitude, longitude } : null;
  } catch {
    return null;
  }
}

/** A `location` field: JSON with latitude and longitude, as text or object; stored as JSON text. */
export const coordinates = () =>
  z.pipe(
    z.transform((value: unknown) => {
      const parsed = parseLocation(value);
      return parsed ? JSON.stringify(parsed) : undefined;
    }),
    z.string(rule('notLocation')),
  );
