/** Common problems in Huzurabad, oldest first: the responsible user, and how many complaints of how many people. */
export interface Matter {
  title: string;
  category: string;
  /** The texts of the complaints, in English and Telugu in turn. */
  details: readonly string[];
  note: string | null;
  staff: string;
  cases: number;
  people: number;
  /** The answer to all of them, which closed them. */
  answer?: string;
}

export const MATTERS: readonly Matter[] = [
  {
    title: 'Power cuts every evening from the Kandugula substation',
    category: 'Electricity',
    details: [
      'The power goes every evening at six; children cannot study.',
      'కందుగుల సబ్‌స్టేషన్ నుండి రోజూ సాయంత్రం కరెంటు పోతోంది.',
      'There is no current for the pump in the evening, and the fields dry up.',
      'ప్రతి సాయంత్రం రెండు గంటలు కరెంటు ఉండటం లేదు.',
    ],
    note: 'The divisional engineer asks for a second transformer.',
    staff: 'staff2@example.org',
    cases: 23,
    people: 23,
    answer:
      'A second transformer works at the Kandugula substation, and the evening cuts have ended. కందుగుల సబ్‌స్టేషన్‌లో రెండో ట్రాన్స్‌ఫార్మర్ పని చేస్తోంది; సాయంత్రం కరెంటు కోతలు లేవు.',
  },
  {
    title: 'Road from Chelpur to Dharmaraju Palle washed away',
    category: 'Roads and Buildings',
    details: [
      'The rain has taken half of the road to Dharmaraju Palle; buses turn back at Chelpur.',
      'చెల్పూర్ నుండి ధర్మరాజుపల్లి రోడ్డు వర్షాలకు కొట్టుకుపోయింది, బస్సులు రావడం లేదు.',
    ],
    note: null,
    staff: 'staff@example.org',
    cases: 9,
    people: 9,
  },
  {
    title: 'రేషన్ బియ్యం అందడం లేదు: శంకరపట్నం',
    category: 'Land and Revenue',
    details: ['The ration shop has given no rice for two months.', 'రేషన్ షాపులో రెండు నెలలుగా బియ్యం ఇవ్వడం లేదు.'],
    note: 'The tahsildar looks into the stock of the shop.',
    staff: 'staff2@example.org',
    cases: 6,
    people: 6,
  },
  {
    title: 'No drinking water since the pump house at Jupak stopped',
    category: 'Drinking Water',
    details: [
      'No water has come since the pump house at Jupak stopped.',
      'జూపాక పంపు హౌస్ ఆగినప్పటి నుండి తాగునీరు రావడం లేదు.',
      'We buy water from tankers because the Jupak pump is broken.',
    ],
    note: 'The motor has burnt out; a new one is on order.',
    staff: 'staff@example.org',
    cases: 14,
    people: 11,
  },
];
