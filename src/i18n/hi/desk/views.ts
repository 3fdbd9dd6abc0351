import type { views as english } from '../../en/desk/views.ts';

export const views: typeof english = {
  pinned: 'पिन की गई सूचियाँ',
  chips: 'चुने गए फ़िल्टर',
  removeFilter: '%{label} फ़िल्टर हटाएँ',
  filter: { verification: 'पुष्टि', referral: 'संदर्भ' },
  resetColumns: 'पहले जैसा करें',
  ofOffice: 'कार्यालय की',
  mine: 'मेरी',
  edit: 'सहेजी गई खोज बदलें',
  choice: {
    isShared: 'कार्यालय में सबके लिए',
    withColumns: 'तालिका के कॉलम के साथ',
    isPinned: 'सूची के ऊपर पिन करें',
    takesShown: 'अभी दिख रहे फ़िल्टर और क्रम लें',
  },
  manage: {
    action: 'सहेजी गई खोजें प्रबंधित करें',
    title: 'सहेजी गई खोजें',
    about: 'सूची के ऊपर अधिकतम 7 पिन की जा सकती हैं। कार्यालय की खोजें वहाँ सबके लिए हैं।',
    none: 'अभी कुछ सहेजा नहीं गया है। फ़िल्टर चुनें और उन्हें एक नाम से सहेजें।',
    before: '%{name} को आगे लाएँ',
    behind: '%{name} को पीछे ले जाएँ',
    pin: '%{name} को पिन करें',
    edit: '%{name} बदलें',
    copy: '%{name} को अपनी खोज के रूप में सहेजें',
    remove: '%{name} हटाएँ',
    question: 'क्या "%{name}" को हटाना है?',
  },
};
