import { expect } from '@playwright/test';
import { WORDS } from '#server/public/words.ts';
import { common as commonEnglish } from '#src/i18n/en/common/words.ts';
import { workflow as workflowEnglish } from '#src/i18n/en/complaints/complaints.ts';
import { complaint as complaintEnglish } from '#src/i18n/en/complaints/first.ts';
import { referrals as english } from '#src/i18n/en/letters/letters.ts';
import { common as commonTelugu } from '#src/i18n/te/common/words.ts';
import { workflow as workflowTelugu } from '#src/i18n/te/complaints/complaints.ts';
import { complaint as complaintTelugu } from '#src/i18n/te/complaints/first.ts';
import { referrals as telugu } from '#src/i18n/te/letters/letters.ts';
import { startSmtp, type TestSmtpServer } from '../server/kernel/mail/smtpServer.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';
import { counted, filled } from './words.ts';

const LOOKS = [
  {
    words: english,
    complaint: complaintEnglish,
    officers: workflowEnglish.officers,
    common: commonEnglish,
    look: { locale: 'en' },
    language: 'en',
    said: 'The pump was replaced.',
    where: 'on a desktop',
  },
  {
    words: telugu,
    complaint: complaintTelugu,
    officers: workflowTelugu.officers,
    common: commonTelugu,
    look: { locale: 'te', phone: true },
    language: 'te',
    said: 'పంపును మార్చాం.',
    where: 'in Telugu on a phone',
  },
] as const;

let smtp: TestSmtpServer;
test.beforeAll(async () => {
  smtp = await startSmtp({ port: Number(process.env.E2E_SMTP_PORT) });
});
test.afterAll(() => smtp.stop());

for (const { words, complaint, officers, look, language, said, where, common } of LOOKS) {
  test(`[REF-01, REF-09, REF-13, REF-14, GRD-11] a department is asked and reminded, answers by its link without an account, and the grievance is to be resolved with that, ${where}`, {
    tag: 'phone' in look ? [] : '@journey',
  }, async ({ visit, session }) => {
    const mla = await session('mla');
    const data = { reply_link: true };
    expect((await mla.api.put('referral/settings', { data })).status()).toBe(200);
    const grievance = await createComplaint(mla);
    const page = await visit('mla', `/grievance/${grievance.id}`, look);
    const section = page.getByRole('region', { name: words.section });
    await section.getByRole('button', { name: words.section }).press('Enter');
    await section.getByRole('button', { name: words.write }).press('Enter');
    const form = page.getByRole('dialog');
    // The officer of the category's department is suggested.
    await expect(form.getByRole('combobox', { name: common.officers })).toBeVisible();
    await expect(form.getByRole('button', { name: words.draft.send })).toBeEnabled();
    await form.getByRole('radio', { name: common.email, exact: true }).press('Space');
    await form.getByRole('textbox', { name: common.subject }).fill('The pump');
    await form.getByRole('textbox', { name: words.draft.request }).fill('Please replace it.');
    await expectWhole(page);
    const before = smtp.taken.length;
    await form.getByRole('button', { name: officers.submit }).press('Enter');
    await expect(form).toBeHidden();

    const act = async (action: keyof typeof words.actions) => {
      await section.getByRole('button', { name: new RegExp(`^${words.actions[action]}: R-`) }).press('Enter');
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: words.actions[action] }).press('Enter');
    };
    await expect(section.getByText(words.state.sent, { exact: true })).toBeVisible();
    await act('remind');
    await expect(
      section.getByText(counted(words.reminded, 1), {
        exact: false,
      }),
    ).toBeVisible();
    await expect.poll(() => smtp.taken.length, { timeout: 60_000 }).toBe(before + 2);
    await expectAccessible(page);

    const link =
      /http:\/\/\S+\/api\/v1\/reply\/[\w-]{22}/.exec(String(smtp.taken.at(-1)?.mail?.text))?.[0] ?? '';
    const officer = await visit(null, `${link}?lang=${language}`, look);
    const asked = WORDS[language];
    await expect(officer.getByText('Please replace it.')).toBeVisible();
    await expect(officer.getByText(grievance.name)).toBeHidden();
    await expectWhole(officer);
    await officer.getByLabel(asked.final).check();
    await officer.getByLabel(asked.action, { exact: true }).selectOption({ label: asked.actions.done });
    await officer.getByLabel(asked.text, { exact: true }).fill(said);
    await officer.getByRole('button', { name: asked.send }).press('Enter');
    await expect(officer.getByText(asked.thanks)).toBeVisible();
    await expectAccessible(officer);
    expect((await officer.request.get(link)).status()).toBe(404);

    await page.reload();
    await expect(section.getByText(said)).toBeVisible();
    await act('accept');
    const resolve = page.getByRole('dialog', {
      name: filled(complaint.resolve.title, { number: grievance.complaint_number }),
    });
    await expect(resolve.getByRole('textbox', { name: complaint.resolve.message })).toHaveValue(said);
    await expectWhole(page);
    await resolve.getByRole('button', { name: common.cancel }).press('Enter');
    await expect(section.getByText(words.state.accepted, { exact: true })).toBeVisible();
    expect((await (await mla.api.get(`complaint/${grievance.id}`)).json()).closed_at).toBeNull();

    await page.goto('/grievance/referrals');
    await expect(page.getByRole('list', { name: common.referrals })).toBeVisible();
    await expectWhole(page);
  });
}
