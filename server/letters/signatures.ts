import { and, asc, eq } from 'drizzle-orm';
import type {
  removeSignature as removeCall,
  Signature,
  setSignature as setCall,
} from '#contract/letters/letterhead.ts';
import type { Seat } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { signatures } from './schema/letters.ts';

type Owner = Pick<Context, 'actor' | 'db' | 'links'>;

/** The caller's own scanned signature (REF-04). */
export async function ownSignature({ actor, db, links }: Owner): Promise<Signature> {
  const [stored] = await db
    .select({ id: files.id, type: files.type })
    .from(signatures)
    .innerJoin(files, eq(files.id, signatures.file_id))
    .where(eq(signatures.user_id, actor.id));
  return { path: stored ? links.link(stored) : null };
}

/** Stores the caller's scanned signature and replaces an earlier one. @throws 422 under `file` */
export async function setSignature(context: Context<typeof setCall>): Promise<Signature> {
  const { actor, db, now, uploads } = context;
  if (!uploads.file) throw invalidField('file', 'imageRequired');
  const file_id = await context.keep(uploads.file);
  const before = await taken(context);
  await db.insert(signatures).values({ user_id: actor.id, file_id, created_at: now });
  await dropFiles(context, before);
  return ownSignature(context);
}

export async function removeSignature(context: Context<typeof removeCall>) {
  await dropFiles(context, await taken(context));
  return { message: 'Signature removed.' };
}

const taken = async ({ actor, db }: Pick<Context, 'actor' | 'db'>) => {
  const gone = await db.delete(signatures).where(eq(signatures.user_id, actor.id)).returning();
  return gone.map(({ file_id }) => file_id);
};

/** The owner of a scanned signature, and the key of its image. */
export interface Signer {
  id: number;
  name: string;
  key: string;
}

/** Accounts of an office's seat with a scanned signature; with `id` only that account. */
export function signersOf(db: Db | Tx, seat: Seat, id?: number): Promise<Signer[]> {
  const { parliament_id, assembly_id } = seat;
  return db
    .select({ id: users.id, name: users.name, key: files.key })
    .from(signatures)
    .innerJoin(users, eq(users.id, signatures.user_id))
    .innerJoin(files, eq(files.id, signatures.file_id))
    .where(
      and(
        id === undefined ? undefined : eq(users.id, id),
        eq(users.disabled, false),
        parliament_id === null ? eq(users.role, 'admin') : eq(users.parliament_id, parliament_id),
        assembly_id === null ? undefined : eq(users.assembly_id, assembly_id),
        parliament_id !== null && assembly_id === null ? eq(users.role, 'mp') : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
