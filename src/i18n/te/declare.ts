import type { declare as english } from '../en/declare.ts';

export const declare: typeof english = {
  place: {
    parliament: 'పార్లమెంటు',
    assembly: 'అసెంబ్లీ',
    mandal: 'మండలం',
    area: 'ప్రాంతం',
    choose: {
      parliament: 'దయచేసి పార్లమెంటును ఎంచుకోండి.',
      assembly: 'దయచేసి అసెంబ్లీని ఎంచుకోండి.',
      mandal: 'దయచేసి మండలాన్ని ఎంచుకోండి.',
      area: 'దయచేసి ప్రాంతాన్ని ఎంచుకోండి.',
    },
    first: {
      parliament: 'ముందుగా పార్లమెంటును ఎంచుకోండి.',
      assembly: 'ముందుగా అసెంబ్లీని ఎంచుకోండి.',
      mandal: 'ముందుగా మండలాన్ని ఎంచుకోండి.',
    },
    loading: 'లోడ్ అవుతోంది…',
    none: 'ఏమీ దొరకలేదు',
    failed: 'ఎంపికలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించడానికి జాబితాను తెరవండి.',
    open: 'తెరువు',
    close: 'మూసివేయి',
    clear: 'తొలగించు',
  },
  fields: {
    place: 'ప్రాంతం వివరాలు',
    title: 'శీర్షిక',
    date: 'తేదీ',
    description: 'వివరణ',
    file: 'చిత్రం',
  },
  page: {
    list: '%{name}',
    create: '%{name} జోడించండి',
    show: '%{name} వివరాలు',
    edit: '%{name} సవరించండి',
  },
  row: {
    view: '%{name} చూడండి',
    edit: '%{name} సవరించండి',
    delete: '%{name} తొలగించండి',
  },
  delete: {
    title: 'తొలగింపు',
    question: '"%{name}"ను ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?',
    confirm: 'తొలగించు',
    done: 'తొలగించబడింది',
  },
  empty: {
    title: '%{name}: ఇంకా ఏమీ లేదు',
    invite: 'మొదటిదాన్ని జోడించండి.',
  },
  conflict: {
    text: 'ఈలోగా మరొకరు ఈ రికార్డును మార్చారు. కొత్త రూపాన్ని లోడ్ చేయండి: మీరు టైప్ చేసినది ఫారంలోనే ఉంటుంది, మళ్లీ సేవ్ చేయవచ్చు.',
    load: 'కొత్త రూపాన్ని లోడ్ చేయి',
  },
  file: {
    choose: 'ఫైల్‌ను ఎంచుకోండి',
    remove: 'తీసివేయి',
    image: 'JPG లేదా PNG, గరిష్ఠంగా 2 MB',
  },
  add: 'జోడించు',
  edit: 'సవరించు',
  back: 'వెనుకకు',
  columns: 'నిలువు వరుసలు',
  keyword: 'వెతకండి',
  clearFilters: 'ఫిల్టర్లను తొలగించు',
  retry: 'మళ్లీ ప్రయత్నించు',
  loadFailed: 'దీన్ని లోడ్ చేయడం సాధ్యపడలేదు.',
  pages: { label: 'పేజీలు', page: 'పేజీ %{number}', previous: 'మునుపటి పేజీ', next: 'తదుపరి పేజీ' },
};
