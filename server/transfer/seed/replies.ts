import { eq } from 'drizzle-orm';
import type { MacroStep } from '#contract/replies/macro.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { DEMO_REPLIES } from './replyTexts.ts';
import type { SeedContext } from './seedContext.ts';

const ASSEMBLY = 'Huzurabad';

interface DemoMacro {
  name: string;
  name_te: string;
  name_hi: string;
  /** Gets ids of replies by title, and of staff by username. */
  steps: (id: (title: string) => number, staff: (username: string) => number) => MacroStep[];
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
    steps: (id) => [answer(id('Received'), 'reviewed'), { kind: 'followup', working_days: 3, note: null }],
  },
  {
    name: 'Water: urgent, engineer',
    name_te: 'నీరు: అత్యవసరం, ఇంజనీరు',
    name_hi: 'पानी: अति आवश्यक, इंजीनियर',
    steps: (id, staff) => [
      { kind: 'priority', priority: 'urgent' },
      { kind: 'assign', staff_id: staff('staff2@example.org') },
      answer(id('The engineer will come'), 'responded'),
      { kind: 'followup', working_days: 3, note: null },
    ],
  },
  {
    name: 'Papers are missing: wait',
    name_te: 'పత్రాలు లేవు: వేచి ఉండటం',
    name_hi: 'कागज़ नहीं हैं: प्रतीक्षा',
    steps: (id) => [
      answer(id('Papers are missing'), 'responded'),
      { kind: 'pause', reason: 'waiting_citizen', days: 14, note: null },
    ],
  },
  {
    name: 'With the department',
    name_te: 'శాఖ వద్ద ఉంది',
    name_hi: 'विभाग के पास',
    steps: (id) => [
      answer(id('Waits for the department'), 'responded'),
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
    steps: (id) => [answer(id('Solved, thank you'), 'Resolved')],
  },
];

/** Inserts quick replies and macros of the office where the demo accounts work (DESK-13, DESK-14). */
export async function insertReplies(
  tx: Tx,
  { places, categories, accounts, now }: SeedContext,
): Promise<void> {
  const [office] = await tx
    .select({ id: offices.id })
    .from(offices)
    .where(eq(offices.assembly_id, places.id('assembly', ASSEMBLY)));
  if (!office) throw new Error(`The demo needs an office in ${ASSEMBLY}.`);
  const creator_id = accounts.get('desk@example.org') ?? null;
  const made = { office_id: office.id, creator_id, created_at: now, updated_at: now };
  const stored = await tx
    .insert(replies)
    .values(
      DEMO_REPLIES.map(({ title, categories: names = [], ...texts }) => {
        const category_ids = names.map((name) => categories.get(name) ?? 0);
        return { ...made, title, texts, category_ids };
      }),
    )
    .returning({ id: replies.id, title: replies.title });
  const replyId = (title: string) => stored.find((reply) => reply.title === title)?.id ?? 0;
  const staffId = (username: string) => accounts.get(username) ?? 0;
  await tx
    .insert(macros)
    .values(
      MACROS.map(({ steps, ...names }) => ({ ...made, ...names, steps: [...steps(replyId, staffId)] })),
    );
}
