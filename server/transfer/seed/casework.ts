/** Texts of complaints by category: English and Telugu wordings of the same everyday problems. */
export const CASEWORK: Record<string, readonly (readonly [english: string, telugu: string])[]> = {
  'Drinking Water': [
    [
      'Water has come only once in four days since the pump house stopped working.',
      'పంపు పని చేయకపోవడంతో నాలుగు రోజులకు ఒకసారి మాత్రమే నీళ్లు వస్తున్నాయి.',
    ],
    [
      'The pipeline near the school leaks and the road is under water.',
      'పాఠశాల దగ్గర పైపులైను లీకై రోడ్డంతా నీళ్లు నిలిచాయి.',
    ],
    [
      'A hand pump is needed in the colony; women walk one kilometre for water.',
      'కాలనీలో చేతి పంపు కావాలి; మహిళలు నీటి కోసం కిలోమీటరు నడుస్తున్నారు.',
    ],
  ],
  'Roads and Buildings': [
    [
      'The road to our village is full of potholes, buses no longer come.',
      'మా గ్రామ రోడ్డు గుంతలమయమైంది, బస్సులు రావడం లేదు.',
    ],
    [
      'The culvert broke in the last rain and has not been repaired.',
      'గత వర్షాలకు కల్వర్టు కూలిపోయింది, ఇంకా మరమ్మతు చేయలేదు.',
    ],
    [
      'Street lights on the main road have not worked for a month.',
      'ప్రధాన రహదారిపై నెల రోజులుగా వీధి దీపాలు వెలగడం లేదు.',
    ],
  ],
  Electricity: [
    [
      'The transformer burnt out and there has been no power for the fields for ten days.',
      'ట్రాన్స్‌ఫార్మర్ కాలిపోయి పది రోజులుగా పొలాలకు కరెంటు లేదు.',
    ],
    [
      'This month the electricity bill is three times as high as before.',
      'ఈ నెల కరెంటు బిల్లు మూడు రెట్లు ఎక్కువ వచ్చింది.',
    ],
    ['A wire hangs low over the playground.', 'ఆట స్థలం మీదుగా విద్యుత్ తీగ కిందికి వేలాడుతోంది.'],
  ],
  Pensions: [
    ['The old age pension has not been paid for two months.', 'వృద్ధాప్య పింఛను రెండు నెలలుగా అందలేదు.'],
    ['The widow pension was stopped without a letter.', 'ఎలాంటి సమాచారం లేకుండా వితంతు పింఛను ఆపేశారు.'],
    [
      'I applied for a disability pension a year ago and heard nothing.',
      'దివ్యాంగుల పింఛనుకు ఏడాది క్రితం దరఖాస్తు చేశాను, ఇంకా మంజూరు కాలేదు.',
    ],
  ],
  'Land and Revenue': [
    ['The name of my late father is still in the land record.', 'చనిపోయిన మా నాన్న పేరే ఇంకా భూమి రికార్డులో ఉంది.'],
    [
      'The income certificate has been pending at the office for six weeks.',
      'ఆదాయ ధృవీకరణ పత్రం ఆరు వారాలుగా కార్యాలయంలో పెండింగ్‌లో ఉంది.',
    ],
    ['A boundary stone was moved; please order a survey.', 'సరిహద్దు రాయిని జరిపారు; దయచేసి సర్వే చేయించండి.'],
  ],
  Housing: [
    ['Our name is missing from the list of sanctioned houses.', 'మంజూరైన ఇళ్ల జాబితాలో మా పేరు లేదు.'],
    [
      'The second instalment for the house has not come; the walls stand without a roof.',
      'ఇంటి రెండో విడత డబ్బు రాలేదు; గోడలు కట్టి పైకప్పు లేక ఆగిపోయింది.',
    ],
  ],
  Agriculture: [
    [
      'The paddy purchase centre has not paid us for three weeks.',
      'ధాన్యం కొనుగోలు కేంద్రం మూడు వారాలుగా డబ్బు చెల్లించలేదు.',
    ],
    ['Crop insurance for the flooded cotton was refused.', 'వరదలో మునిగిన పత్తికి పంట బీమా తిరస్కరించారు.'],
    ['Seeds with subsidy came after the sowing season.', 'విత్తే సమయం దాటాక సబ్సిడీ విత్తనాలు వచ్చాయి.'],
  ],
  Health: [
    [
      'There is no doctor at the primary health centre in the afternoon.',
      'ప్రాథమిక ఆరోగ్య కేంద్రంలో మధ్యాహ్నం డాక్టర్ ఉండటం లేదు.',
    ],
    ['Medicines for sugar and blood pressure are out of stock.', 'షుగర్, బీపీ మందులు స్టాక్ లేవు.'],
  ],
  Education: [
    ['One teacher looks after five classes in our school.', 'మా పాఠశాలలో ఐదు తరగతులకు ఒక్కరే ఉపాధ్యాయుడు.'],
    ['The scholarship of last year has not reached the account.', 'గత ఏడాది స్కాలర్‌షిప్ ఖాతాలో జమ కాలేదు.'],
  ],
  Sanitation: [
    ['Garbage has not been collected in our ward for two weeks.', 'మా వార్డులో రెండు వారాలుగా చెత్త తీసుకెళ్లడం లేదు.'],
    ['The drain overflows into the houses at every rain.', 'వర్షం పడిన ప్రతిసారీ మురుగు నీరు ఇళ్లలోకి వస్తోంది.'],
  ],
};

export const REMARKS = [
  'Spoke to the citizen by phone; the documents are complete.',
  'The department has promised an inspection this week.',
  'సంబంధిత అధికారితో మాట్లాడాము, రెండు రోజుల్లో పరిశీలిస్తారు.',
  'A reminder was sent to the executive engineer.',
];

export const ANSWERS = [
  'The work has been done; the citizen has confirmed it by phone.',
  'సమస్య పరిష్కరించబడింది. సహకరించినందుకు ధన్యవాదాలు.',
  'The amount has been credited; please check the account.',
];
