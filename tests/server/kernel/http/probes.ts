import * as z from 'zod/mini';
import { plainText } from '#contract/kernel/coded.ts';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { flag, id, ids, integer, line, optional } from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { invalid } from '#server/kernel/errors/apiError.ts';
import type { Context, Serve } from '#server/kernel/http/serve.ts';

/** Calls that test the kernel's handling of requests, on a table without rules. */
const content = ['content', 'create'] as const;

/** Returns its input. */
const echo = defineCall({
  method: 'POST',
  path: 'probe/echo',
  may: content,
  body: { name: line(), count: optional(integer()), urgent: optional(flag()), officer_id: optional(ids()) },
  files: { file: imageRule },
  query: { area: optional(id()) },
  answer: z.looseObject({}),
});

/** Adds a row and then does what its input says. */
const add = defineCall({
  method: 'POST',
  path: 'probe/add',
  may: content,
  body: { name: line(), outcome: optional(line()) },
  files: { file: imageRule },
  answer: z.object({ id: z.int() }),
  creates: true,
});

const addElsewhere = defineCall({
  method: 'POST',
  path: 'probe/elsewhere',
  may: content,
  body: { name: line() },
  answer: z.object({ id: z.int() }),
  creates: true,
});

const edit = defineCall({
  method: 'PUT',
  path: 'probe/:id',
  may: ['complaint', 'edit'],
  body: { name: optional(line()) },
  answer: messageAnswer,
});

const remove = defineCall({
  method: 'DELETE',
  path: 'probe/:id',
  may: ['complaint', 'delete'],
  answer: messageAnswer,
});

/** The effects of `add` after its commit, in order. */
export const settled: string[] = [];

export const probes = (serve: Serve) => {
  serve(echo, async ({ body, query, uploads }) => ({ ...body, ...query, file: uploads.file?.type ?? null }));
  serve(edit, async ({ params, body }) => ({ message: `edited ${params.id} ${body.name}` }));
  serve(remove, async ({ params }) => ({ message: `removed ${params.id}` }));
  serve(add, async (context) => {
    const { body, db, keep, uploads } = context;
    const row = await insert(context);
    if (uploads.file) await keep(uploads.file);
    if (body.outcome === 'refuse') throw invalid({ name: [plainText('refused')] });
    if (body.outcome === 'fail') throw new Error('the inside of the server');
    if (body.outcome === 'fail in the database') await db.insert(divisionIncharges).values(row);
    return { id: row.id };
  });
  serve(addElsewhere, insert);
};

async function insert({
  db,
  body,
  afterCommit,
}: Pick<Context<typeof addElsewhere>, 'db' | 'body' | 'afterCommit'>) {
  const values = { name: body.name, party: 'none', phone: '9848000000' };
  const [row] = await db.insert(divisionIncharges).values(values).returning();
  if (!row) throw new Error('insert answered no row');
  afterCommit(() => void settled.push(body.name));
  return row;
}
