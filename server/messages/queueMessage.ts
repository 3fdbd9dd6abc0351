import { type ErrorCode, errorTexts as texts } from '#contract/kernel/errorTexts.ts';
import type { MessageChannel, MessageEvent } from '#contract/messages/messageKinds.ts';
import { onceAwake } from '#contract/messages/messageTimes.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Composed } from './compose.ts';
import type { MessageProviders } from './providers/messageProvider.ts';
import type { Recipient } from './recipients.ts';
import type { Message } from './recordOutcome.ts';
import { refusalsFor, templateKindFor } from './refusals.ts';
import { messages } from './schema/messages.ts';

interface Draft {
  office_id: number;
  complaint_id: number | null;
  channel: MessageChannel;
  to: Recipient;
  composed: Composed;
  /** Makes of a text what goes out: one that does not gets no address of the status page. */
  finished?: (text: string) => Promise<string>;
  /** Nothing that is not registered goes out by a provider, but for free text and tests. */
  isFree: boolean;
  /** Of what an event sends. */
  event?: { event: MessageEvent; once: string; happened_at: Date; due_at: Date };
  creator_id: number | null;
  /** Why it is not sent although it could be. */
  suppressed?: ErrorCode | null;
  /** What is sent again, and what had made that. */
  again?: { again_of: number; event: MessageEvent | null };
}

/**
 * Puts a message into the queue, or notes why it does not go out: nothing of a provider happens here. Null for what is there already.
 */
export async function queueMessage(
  db: Db | Tx,
  { to, composed, event, isFree, finished, again, suppressed = null, ...draft }: Draft,
  { carriers, now }: { carriers: MessageProviders; now: Date },
): Promise<Message | null> {
  const { template, parts, language, instead_of } = composed;
  const recipient = { phone: to.phone, person_id: to.person_id, kind: templateKindFor(to, template) };
  const refusal = (await refusalsFor(db, [recipient]))(recipient);
  const isUnregistered = template === null && !isFree && carriers[draft.channel].name !== 'log';
  const reason =
    (isUnregistered ? texts.noTemplate : null) ??
    composed.refused?.reason ??
    (refusal && texts[refusal]) ??
    (suppressed && texts[suppressed]);
  const text = reason === null && finished ? await finished(composed.text) : composed.text;
  const { language: _, ...whom } = to;
  const [row] = await db
    .insert(messages)
    .values({
      ...draft,
      ...whom,
      language,
      instead_of,
      text,
      parts,
      due_at: onceAwake(now),
      ...event,
      ...again,
      template_id: template?.id ?? null,
      created_at: now,
      ...(reason === null ? {} : { state: 'suppressed' as const, reason, ended_at: now }),
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}
