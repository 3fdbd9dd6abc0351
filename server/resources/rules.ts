import { complaintCategory } from '../../contract/categories.ts';
import { contact } from '../../contract/contact.ts';
import { gallery } from '../../contract/gallery.ts';
import { namesChanged } from '../db/names.ts';
import type { Context } from '../http/serve.ts';
import { checkContact } from './contact.ts';
import { galleryFiles, thumbnails } from './gallery.ts';
import type { Row } from './row.ts';

type Values = Record<string, unknown>;

/** What one resource adds to the generic calls, by the name of its contract. Most need none of it. */
export interface RecordRules {
  /** Refuses, by throwing, what the caller may not write: asked of the record as it was and as it is to be. */
  check?: (context: Context, values: Values) => void;
  /** Fields of an answer that are no columns: those of each of the given rows. */
  details?: (context: Pick<Context, 'db' | 'links'>, rows: Row[]) => Promise<(row: Row) => Values>;
  /** Files that go with a deleted row, besides those of its upload fields. */
  filesOf?: (context: Pick<Context, 'db'>, row: Row) => Promise<number[]>;
  /** Called in every write, before its commit. */
  written?: (context: Context) => void;
}

const rules: Readonly<Record<string, RecordRules>> = {
  [complaintCategory.name]: {
    written: ({ afterCommit, db }) => afterCommit(() => namesChanged(db)),
  },
  [contact.name]: { check: checkContact },
  [gallery.name]: { details: thumbnails, filesOf: galleryFiles },
};

export const rulesOf = ({ name }: { name: string }): RecordRules => rules[name] ?? {};
