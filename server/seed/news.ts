import { news as contract } from '../../contract/news.ts';
import type { Tx } from '../db/open.ts';
import { resourceTables } from '../db/schema/resources.ts';
import type { Row } from '../resources/present.ts';
import type { SeededPlaces } from './insertPlaces.ts';

const ITEMS: readonly (readonly [title: string, description: string, assembly: string | null])[] = [
  [
    'Grievance day every Monday',
    'The camp office receives petitions from ten to five. Please bring a copy of earlier letters.',
    null,
  ],
  [
    'New water tank in Huzurabad',
    'A tank of two lakh litres serves four colonies from this week.',
    'Huzurabad',
  ],
  ['జమ్మికుంట రోడ్డు పనులు ప్రారంభం', 'జమ్మికుంట నుండి మండల కేంద్రం వరకు రోడ్డు విస్తరణ పనులు ప్రారంభమయ్యాయి.', 'Huzurabad'],
  ['Free eye camp', 'Four hundred people were examined; spectacles are handed out on Friday.', 'Huzurabad'],
  [
    'Street lights for twelve wards',
    'The municipality has replaced the lamps of twelve wards.',
    'Karimnagar',
  ],
  ['ధాన్యం కొనుగోలు కేంద్రాలు', 'రైతులు తమ ధాన్యాన్ని సమీప కొనుగోలు కేంద్రంలో విక్రయించవచ్చు.', 'Karimnagar'],
  ['Library opens after repairs', 'The reading room has sixty seats and is open until nine.', 'Siddipet'],
];

/** News of the last weeks; `picture` keeps a file and answers its id. */
export async function insertNews(tx: Tx, places: SeededPlaces, now: Date, picture: () => Promise<number>) {
  const table = resourceTables.get(contract.name);
  if (!table) throw new Error('news has no table');
  for (const [index, [title, description, assembly]] of ITEMS.entries()) {
    const day = new Date(now.getTime() - index * 5 * 86_400_000).toISOString().slice(0, 10);
    const row = {
      title,
      description,
      date: `${day}T10:30`,
      video_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      file_id: await picture(),
      assembly_id: assembly ? places.id('assembly', assembly) : null,
      parliament_id: assembly
        ? places.id('parliament', assembly === 'Siddipet' ? 'Medak' : 'Karimnagar')
        : null,
    };
    await tx.insert(table).values(row as unknown as Row);
  }
}
