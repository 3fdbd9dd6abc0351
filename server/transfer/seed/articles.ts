/** The texts of the demo office's content. The last value of each row is the assembly, null for the whole state. */

export const NEWS: readonly (readonly [title: string, description: string, assembly: string | null])[] = [
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

export const EVENTS: readonly (readonly [name: string, type: string, organizer: string, assembly: string])[] =
  [
    ['Village meeting', 'public', 'Camp office', 'Huzurabad'],
    ['రైతు సదస్సు', 'conference', 'మార్కెట్ కమిటీ', 'Huzurabad'],
    ['Tree planting', 'public', 'Youth wing', 'Huzurabad'],
    ['Ward committee', 'conference', 'Municipality', 'Karimnagar'],
    ['Health camp', 'public', 'Area hospital', 'Siddipet'],
  ];

export const MILESTONES: readonly (readonly [title: string, description: string, assembly: string])[] = [
  [
    'One thousand grievances resolved',
    'The desk has answered a thousand citizens within thirty days on average.',
    'Huzurabad',
  ],
  ['ప్రతి ఇంటికి నల్లా నీరు', 'మండలంలోని అన్ని గ్రామాలకు నల్లా నీరు అందుతోంది.', 'Huzurabad'],
  ['Every ward has street lights', 'The last of the wards was connected.', 'Karimnagar'],
];

export const ACHIEVEMENTS: readonly (readonly [
  title: string,
  cost: string,
  description: string,
  assembly: string,
])[] = [
  [
    'Bridge over the canal',
    '2.4 crore',
    'The bridge joins three villages with the market road.',
    'Huzurabad',
  ],
  ['కొత్త పాఠశాల భవనం', '85 లక్షలు', 'పన్నెండు తరగతి గదులు, ప్రయోగశాల, మైదానం.', 'Huzurabad'],
  ['Bus shelter', '12 lakh', 'With seats, a roof and a drinking water tap.', 'Karimnagar'],
];

export const POLICY_CATEGORIES = ['Agriculture', 'Education', 'Housing', 'Welfare'];

export const POLICIES: readonly (readonly [
  title: string,
  category: string,
  goNumber: string,
  description: string,
  assembly: string,
])[] = [
  [
    'Housing for families without a roof',
    'Housing',
    'G.O.Ms.No. 26',
    'Who may apply, which papers are needed and when the instalments are paid.',
    'Huzurabad',
  ],
  ['రైతు బీమా', 'Agriculture', 'G.O.Rt.No. 114', 'పట్టాదారు రైతులకు బీమా, దరఖాస్తు విధానం.', 'Huzurabad'],
  [
    'Scholarships after class ten',
    'Education',
    'G.O.Ms.No. 9',
    'Amounts by course, last dates and the office in charge.',
    'Karimnagar',
  ],
];
