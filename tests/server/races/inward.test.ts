import { expect, test } from 'vitest';
import { openReferrals } from '../letters/referrals/office.ts';

const desk = await openReferrals();
const answer = { is_final: true, action: 'done', text: 'The work is done.' };

const entered = async () => {
  const letter = { sender: 'Collectorate', way: 'letter', subject: 'Your letters' };
  return (await desk.post(desk.dispatcher, 'register/inward', letter)).body.id;
};
const asked = async (complaint_id: number, officer: number) => {
  const [referral] = (await desk.draft(complaint_id, { contact_ids: [officer] })).body.data ?? [];
  await desk.act(desk.mla, Number(referral?.id), 'dispatch');
  return Number(referral?.id);
};

test('[REF-10] two letters that answer the same grievances the other way round are matched at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await desk.record(desk.mla), await desk.record(desk.mla)];
    const first = [await asked(one.id, desk.ravi)];
    const second = [await asked(two.id, desk.ravi), await asked(one.id, desk.sita)];
    first.push(await asked(two.id, desk.sita));
    const letters = [
      { id: await entered(), referral_ids: first },
      { id: await entered(), referral_ids: second },
    ];
    const matched = await Promise.all(
      letters.map(({ id, referral_ids }) =>
        desk.post(desk.dispatcher, `register/inward/${id}/match`, { referral_ids, ...answer }),
      ),
    );
    expect(matched.map(({ status, body }) => [status, body.message])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  }
});
