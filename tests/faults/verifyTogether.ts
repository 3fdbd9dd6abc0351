import type { Desk } from './desk.ts';
import { each } from './each.ts';
import type { Ledger } from './ledger.ts';
import type { Marks } from './marks.ts';

/** Checks the merges and households since, and calls `told` with each error. */
export async function verifyTogether(
  { mla }: Desk,
  ledger: Ledger,
  since: Marks,
  told: (loss: string) => void,
): Promise<void> {
  await each(ledger.merges.slice(since.merges), async ({ complaint, merged, survivor, undone }) => {
    const wanted = { true: [merged], false: [survivor], null: [merged, survivor] }[`${undone}`];
    const person = (await mla.get(`person/${merged}`)).body.id;
    const owner = Number((await mla.get(`complaint/${complaint}`)).body.person_id);
    if (person !== owner || !wanted.includes(owner))
      told(`person ${merged}, merged into ${survivor}, undone ${undone}: is ${person}, has ${owner}'s case`);
  });
  await each(ledger.households.slice(since.households), async ([one, other]) => {
    const { body } = await mla.get(`person/${one}/household`);
    const { members = [] } = (body.household ?? {}) as { members?: { id: number }[] };
    if (!members.some(({ id }) => id === other)) told(`household of ${one} and ${other}: ${members.length}`);
  });
  await each(ledger.merged.slice(since.merged), async ({ source, target }) => {
    const { merged_into } = (await mla.get(`complaint/${source}`)).body as {
      merged_into?: { number: string };
    };
    if (merged_into?.number !== target) told(`complaint ${source} is no part of ${target}`);
  });
  await each(ledger.causes.slice(since.causes), async ({ id, members }) => {
    const { total } = (await mla.get(`cause/${id}/member?page=1`)).body;
    if (total !== members) told(`cause ${id} has ${total} of ${members} grievances`);
  });
  await each(ledger.answers.slice(since.answers), async ({ job }) => {
    const { status } = await mla.get(`job/${job}`);
    if (status !== 200) told(`job ${job}: ${status}`);
  });
}
