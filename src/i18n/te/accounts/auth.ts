import type { auth as english } from '../../en/accounts/auth.ts';

export const auth: typeof english = {
  title: 'ఫిర్యాదుల విభాగం',
  tagline: 'ప్రతి పౌరుడి ఫిర్యాదు నమోదై, పర్యవేక్షించబడి, పరిష్కారమవుతుంది.',
  heading: 'సైన్ ఇన్',
  email: 'ఇమెయిల్',
  password: 'పాస్‌వర్డ్',
  showPassword: 'పాస్‌వర్డ్ చూపించు',
  hidePassword: 'పాస్‌వర్డ్ దాచు',
  capsLock: 'Caps Lock ఆన్‌లో ఉంది.',
  remember: 'నన్ను గుర్తుంచుకో',
  submit: 'సైన్ ఇన్ చేయండి',
  working: 'సైన్ ఇన్ అవుతోంది…',
  language: 'భాష',
  opening: 'తెరుస్తోంది…',
  notOpened: 'అప్లికేషన్ లోడ్ కాలేదు.',
  reload: 'పేజీని మళ్లీ లోడ్ చేయండి',
};
