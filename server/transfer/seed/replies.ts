import type { MacroStep } from '#contract/replies/macro.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { Ids } from './ids.ts';
import { DEMO_REPLIES } from './replyTexts.ts';
import { officeOf, type SeedContext } from './seedContext.ts';

interface DemoMacro {
  name: string;
  name_te: string;
  name_hi: string;
  /** Gets ids of replies by title, and of staff by username. */
  steps: (replies: Ids, staff: Ids) => MacroStep[];
}

const answer = (reply_id: number, status: 'reviewed' | 'responded' | 'Resolved'): MacroStep => ({
  kind: 'answer',
  reply_id,
  message: null,
  status,
});

const MACROS: readonly DemoMacro[] = [
  {
    name: 'Acknowledge and look again',
    name_te: 'అందినట్లు తెలిపి మళ్లీ చూడటం',
    name_hi: 'पावती देकर फिर देखना',
    steps: (replies) => [
      answer(replies.get('Received'), 'reviewed'),
      { kind: 'followup', working_days: 3, note: null },
    ],
  },
  {
    name: 'Water: urgent, engineer',
    name_te: 'నీరు: అత్యవసరం, ఇంజనీరు',
    name_hi: 'पानी: अति आवश्यक, इंजीनियर',
    steps: (replies, staff) => [
      { kind: 'priority', priority: 'urgent' },
      { kind: 'assign', staff_id: staff.get('staff2@example.org') },
      answer(replies.get('The engineer will come'), 'responded'),
      { kind: 'followup', working_days: 3, note: null },
    ],
  },
  {
    name: 'Papers are missing: wait',
    name_te: 'పత్రాలు లేవు: వేచి ఉండటం',
    name_hi: 'कागज़ नहीं हैं: प्रतीक्षा',
    steps: (replies) => [
      answer(replies.get('Papers are missing'), 'responded'),
      { kind: 'pause', reason: 'waiting_citizen', days: 14, note: null },
    ],
  },
  {
    name: 'With the department',
    name_te: 'శాఖ వద్ద ఉంది',
    name_hi: 'विभाग के पास',
    steps: (replies) => [
      answer(replies.get('Waits for the department'), 'responded'),
      { kind: 'pause', reason: 'with_department', days: 21, note: null },
      { kind: 'followup', working_days: 10, note: null },
    ],
  },
  {
    name: 'Mine, high priority',
    name_te: 'నాకు, ముఖ్యం',
    name_hi: 'मुझे, उच्च प्राथमिकता',
    steps: () => [
      { kind: 'priority', priority: 'high' },
      { kind: 'assign', staff_id: 'me' },
    ],
  },
  {
    name: 'Solved: thank and close',
    name_te: 'పరిష్కారమైంది: ధన్యవాదాలు తెలిపి ముగించడం',
    name_hi: 'समाधान हुआ: धन्यवाद देकर बंद करना',
    steps: (replies) => [answer(replies.get('Solved, thank you'), 'Resolved')],
  },
];

/** Inserts quick replies and macros of the office where the demo accounts work (DESK-13, DESK-14). */
export async function insertReplies(
  tx: Tx,
  { places, categories, accounts, now }: SeedContext,
): Promise<void> {
  const office = await officeOf(tx, { places });
  const creator_id = accounts.get('desk@example.org');
  const made = { office_id: office.id, creator_id, created_at: now, updated_at: now };
  const stored = await tx
    .insert(replies)
    .values(
      DEMO_REPLIES.map(({ title, categories: names = [], ...texts }) => {
        const category_ids = names.map((name) => categories.get(name));
        return { ...made, title, texts, category_ids };
      }),
    )
    .returning({ id: replies.id, name: replies.title });
  const replyIds = Ids.of(stored);
  await tx
    .insert(macros)
    .values(MACROS.map(({ steps, ...names }) => ({ ...made, ...names, steps: steps(replyIds, accounts) })));
}
