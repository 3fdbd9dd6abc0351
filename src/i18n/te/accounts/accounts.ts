import type * as english from '../../en/accounts/accounts.ts';
import { common } from '../common/words.ts';

export const password: typeof english.password = {
  title: 'పాస్‌వర్డ్ మార్పు',
  fields: {
    old_password: 'ప్రస్తుత పాస్‌వర్డ్',
    new_password: 'కొత్త పాస్‌వర్డ్',
    new_password_confirmation: 'కొత్త పాస్‌వర్డ్ మళ్లీ',
  },
  rule: 'కనీసం %{length} అక్షరాలు',
  submit: 'పాస్‌వర్డ్ మార్చండి',
  changed: 'పాస్‌వర్డ్ విజయవంతంగా మారింది!',
  others: 'మీరు ఇక్కడ సైన్ ఇన్‌లోనే ఉన్నారు. మిగతా అన్ని బ్రౌజర్లు, పరికరాలు సైన్ అవుట్ అయ్యాయి.',
  close: 'సరే',
  unexpected: 'అనుకోని లోపం జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
};

export const people: typeof english.people = {
  active: {
    on: 'చురుకుగా ఉంది',
    off: 'నిలిపివేయబడింది',
    question: 'ఈ ఖాతాను నిలిపివేయాలా?',
    consequence:
      '%{name} అన్ని చోట్లా సైన్ అవుట్ అవుతారు; ఖాతాను మళ్లీ ప్రారంభించే వరకు సైన్ ఇన్ చేయలేరు. ఫారాన్ని సేవ్ చేసినప్పుడు ఇది అమలవుతుంది.',
    switchOff: 'నిలిపివేయి',
  },
};

export const profile: typeof english.profile = {
  title: 'ప్రొఫైల్ సవరణ',
  user: 'వినియోగదారు సమాచారం',
  contact: 'సంప్రదింపు సమాచారం',
  social: 'సోషల్ మీడియా సమాచారం',
  app: 'యాప్ సమాచారం',
  appText: 'యాప్‌లో కనిపించే చిత్రాలు. ప్రతి చిత్రం దాని కింద ఇచ్చిన కొలతలకు సరిగ్గా సరిపోవాలి.',
  fields: {
    name: common.name,
    designation: common.designation,
    custom_designation: 'ప్రత్యేక హోదా',
    phone: 'సంప్రదింపు నంబర్',
    email: common.email,
    address: common.address,
    location_url: 'లొకేషన్ URL',
    instagram: 'ఇన్‌స్టాగ్రామ్',
    twitter: 'ట్విట్టర్',
    facebook: 'ఫేస్‌బుక్',
    file: 'ప్రధాన చిత్రం',
    header_image: 'హెడర్ చిత్రం',
    profile_image: 'ప్రొఫైల్ చిత్రం',
  },
  locationHint: 'ఇది ఈ పేజీలో మీ సౌకర్యం కోసమే: ఈ లింక్ పంపబడదు, సేవ్ కాదు.',
  picture: {
    choose: 'చిత్రాన్ని ఎంచుకోండి',
    replace: 'మరో చిత్రాన్ని ఎంచుకోండి',
    discard: 'ఎంపికను వదిలేయి',
    chosen: 'ఎంచుకున్నది: %{name}',
    present: 'ప్రస్తుత చిత్రం',
    none: 'ఇంకా చిత్రం లేదు',
    size: '%{width} × %{height} పిక్సెళ్లు',
    rule: 'JPG లేదా PNG, సరిగ్గా %{width} × %{height} పిక్సెళ్లు, గరిష్ఠంగా 5 MB',
  },
  pixels: '"%{label}" కోసం చిత్రం %{width}px వెడల్పు, %{height}px ఎత్తు ఉండాలి.',
  incomplete: 'దయచేసి మీ ప్రొఫైల్‌ను పూర్తి చేయండి. అది సేవ్ కాగానే మిగతా పేజీలు తెరుచుకుంటాయి.',
  update: 'అప్‌డేట్ చేయండి',
  saved: 'మీ ప్రొఫైల్ అప్‌డేట్ అయింది.',
  loadFailed: 'మీ ప్రొఫైల్ లోడ్ కాలేదు.',
  newer: 'ఈలోగా మీ ప్రొఫైల్ మరోచోట మార్చబడింది. కొత్త రూపాన్ని లోడ్ చేయండి: మీరు టైప్ చేసినది ఫారంలోనే ఉంటుంది, మళ్లీ అప్‌డేట్ చేయవచ్చు.',
  noCandidate: {
    title: 'మీ ఖాతాకు ప్రొఫైల్ లేదు',
    text: 'ప్రొఫైల్ అభ్యర్థికి చెందుతుంది; ఈ ఖాతాకు ఏ అభ్యర్థీ జోడించబడలేదు. మీకు ప్రొఫైల్ అవసరమైతే, మిమ్మల్ని అభ్యర్థిగా చేర్చమని పార్టీ ఐటీ కార్యాలయాన్ని అడగండి; తర్వాత ఇక్కడ మళ్లీ చూడండి.',
    check: 'మళ్లీ చూడు',
    still: 'మీ ఖాతాకు ఇంకా ఏ అభ్యర్థీ జోడించబడలేదు.',
  },
};

export const signInAgain: typeof english.signInAgain = {
  title: 'దయచేసి మళ్లీ సైన్ ఇన్ చేయండి',
  text: 'మీ సెషన్ ముగిసింది. మీరు టైప్ చేసినదంతా ఇక్కడే ఉంది. %{name}గా సైన్ ఇన్ చేసి, మళ్లీ పంపండి.',
  otherAccount: 'ఈ పేజీ %{name}ది. వేరే ఖాతా దీనిని కొనసాగించలేదు; బదులుగా కొత్తగా సైన్ ఇన్ చేయండి.',
  afresh: 'కొత్తగా సైన్ ఇన్ చేయండి',
};
