import type { PlaceIds } from '../../contract/place.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';

/** A row of a plain resource: what the type system knows of it, and the columns of its contract. */
export type Row = ResourceTable['$inferSelect'] & Partial<PlaceIds> & Record<string, unknown>;
