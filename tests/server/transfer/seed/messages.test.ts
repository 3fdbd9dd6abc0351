import { asc, count, gt, or } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_EVENTS, type MessageEvent } from '#contract/messages/messageKinds.ts';
import { messageSettings } from '#contract/messages/messageRule.ts';
import { MESSAGE_STATES } from '#contract/messages/messageState.ts';
import { isQuiet } from '#contract/messages/messageTimes.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import { wrongWord } from '#contract/messages/templateText.ts';
import { ownValues } from '#server/desk/offices/inherited.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { defaultTemplateText } from '#server/messages/defaultTemplates.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { demoApp } from '../../demo.ts';

const office = await demoApp();

test('[MSG-02, MSG-05] the demo office has approved templates for every event in three languages, and rules that name them', async () => {
  const templates = (await office.db.select().from(messageTemplates)).filter(
    ({ channel }) => channel === 'sms',
  );
  const names = templates.map(({ name, language }) => `${name} ${language}`);
  expect(new Set(names).size).toBe((MESSAGE_EVENTS.length + 1) * LANGUAGES.length);
  const [own] = (await office.db.select().from(offices)).filter(({ settings }) => settings.messages);
  const rules = Object.entries(ownValues(own?.settings ?? {}, messageSettings).rules ?? {});
  expect(rules).toHaveLength(MESSAGE_EVENTS.length * LANGUAGES.length);
  for (const [key, id] of rules) {
    const [event, , , language] = key.split('.');
    const { text } = defaultTemplateText(event as MessageEvent, language as Language, false);
    expect(templates.find((each) => each.id === id)).toMatchObject({ language, text });
  }
  expect(templates.map(sendRefusal).filter(Boolean)).toEqual([]);
});

test('[MSG-13, MSG-15] the demo office can answer by WhatsApp after the 24 hours, in each language, without a grievance and about one', async () => {
  const templates = (await office.db.select().from(messageTemplates)).filter(
    ({ channel }) => channel === 'whatsapp',
  );
  expect(templates.map(sendRefusal).filter(Boolean)).toEqual([]);
  const needsComplaint = ({ values }: (typeof templates)[number]) =>
    values.some(({ value }) => !value.startsWith('office'));
  for (const language of LANGUAGES) {
    const offered = templates.filter((each) => each.language === language);
    expect(offered.map(needsComplaint)).toEqual([false, true]);
  }
});

test('[MSG-09, MSG-11] 600 messages in every state over 30 days, none at night and none after now', async () => {
  const { db, clock } = office;
  const rows = await db.select().from(messages).orderBy(asc(messages.id));
  expect(rows).toHaveLength(600);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(MESSAGE_STATES));
  expect(new Set(rows.map(({ sent_on }) => sent_on)).size).toBeGreaterThanOrEqual(30);
  const { created_at, handed_over_at, read_at, ended_at } = messages;
  const after = [created_at, handed_over_at, read_at, ended_at].map((column) => gt(column, clock.now));
  expect(await db.$count(messages, or(...after))).toBe(0);
  expect(rows.filter(({ claimed_at }) => claimed_at && isQuiet(claimed_at))).toEqual([]);
  const times = rows.map((row) => row.created_at.getTime());
  expect(times).toEqual([...times].sort((one, other) => one - other));
  const texts = new Map((await db.select().from(messageTemplates)).map(({ id, text }) => [id, text]));
  expect(
    rows.flatMap(
      ({ template_id, text }) => wrongWord(texts.get(template_id ?? 0) ?? '', text ?? '', null) ?? [],
    ),
  ).toEqual([]);
  const [busiest] = await db
    .select({ sent: count() })
    .from(messages)
    .groupBy(messages.phone, messages.sent_on)
    .orderBy(asc(count()));
  expect(busiest?.sent).toBeLessThanOrEqual(5);
});
