import type { views as english } from '../../en/desk/views.ts';

export const views: typeof english = {
  pinned: 'పిన్ చేసిన జాబితాలు',
  chips: 'ఎంచుకున్న ఫిల్టర్లు',
  removeFilter: '%{label} ఫిల్టర్‌ను తీసివేయి',
  filter: { verification: 'నిర్ధారణ', referral: 'నివేదన' },
  resetColumns: 'మొదటిలా చేయి',
  ofOffice: 'కార్యాలయానిది',
  mine: 'నాది',
  edit: 'సేవ్ చేసిన శోధనను మార్చు',
  choice: {
    isShared: 'కార్యాలయంలో అందరికీ',
    withColumns: 'పట్టికలోని నిలువు వరుసలతో',
    isPinned: 'జాబితా పైన పిన్ చేయి',
    takesShown: 'ఇప్పుడు కనిపిస్తున్న ఫిల్టర్లు, క్రమాన్ని తీసుకో',
  },
  manage: {
    action: 'సేవ్ చేసిన శోధనలను నిర్వహించు',
    title: 'సేవ్ చేసిన శోధనలు',
    about: 'జాబితా పైన గరిష్ఠంగా 7 పిన్ చేయవచ్చు. కార్యాలయానివి అందులోని అందరికీ కనిపిస్తాయి.',
    none: 'ఇంకా ఏదీ సేవ్ చేయలేదు. ఫిల్టర్లను ఎంచుకుని, ఒక పేరుతో సేవ్ చేయండి.',
    before: '%{name}ను ముందుకు జరుపు',
    behind: '%{name}ను వెనక్కి జరుపు',
    pin: '%{name}ను పిన్ చేయి',
    edit: '%{name}ను మార్చు',
    copy: '%{name}ను నా సొంతంగా సేవ్ చేయి',
    remove: '%{name}ను తొలగించు',
    question: '"%{name}"ను తొలగించాలా?',
  },
};
