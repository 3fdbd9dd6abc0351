import type { referralErrors } from '#contract/letters/referralErrors.ts';

/** Error texts of referrals. */
export const referralRules: Record<keyof typeof referralErrors, string> = {
  oneSubjectMatter: 'ఫిర్యాదు లేదా సమస్య, రెండింటిలో ఒకదాన్ని ఎంచుకోండి.',
  referralSent: 'ఈ నివేదన ఇప్పటికే పంపబడింది.',
  referralNotWaiting: 'ఈ నివేదన జవాబు కోసం వేచి లేదు.',
  referralNotAnswered: 'ఆమోదించడానికి లేదా తిప్పి పంపడానికి తుది జవాబు లేదు.',
  referralOver: 'ఈ నివేదన ముగిసింది.',
  remindedEnough: 'మూడు జ్ఞాపికలు పంపారు. నివేదనను ఉపసంహరించండి, లేదా మరొకరిని అడగండి.',
  notInCharge: 'ఇది బాధ్యత వహించే వ్యక్తికి చెందినది.',
  addresseeNeeded: 'ఇది ఎవరికో ఎంచుకోండి.',
  postVacant: 'ప్రస్తుతం ఈ పదవిలో ఎవరూ లేరు.',
  noMailAddress: 'ఈ అధికారికి ఇమెయిల్ చిరునామా లేదు.',
  ownSuperior: 'ఎవరూ తమకు తామే పై అధికారి లేదా వారసులు కాలేరు.',
  dueInPast: 'ఈ రోజు లేదా తర్వాతి రోజును ఎంచుకోండి.',
  receivedInFuture: 'రాబోయే రోజున ఏదీ అందలేదు.',
  receivedBeforeWritten: 'రాయడానికి ముందే అది అందదు.',
  amountNeeded: 'మంజూరైన మొత్తాన్ని రూపాయల్లో నమోదు చేయండి.',
  notAmount: 'రూపాయలను అంకెల్లో నమోదు చేయండి, ఉదాహరణకు 100000 లేదా 2500.50.',
  tooManyReferrals: 'ఒకేసారి గరిష్ఠంగా 1,000 నివేదనలు. తక్కువ వాటిని, లేదా ఒక వడపోతను ఎంచుకోండి.',
  notMatched: 'ఈ లేఖ జతచేయబడలేదు.',
  matchDecided: 'ఈ జవాబుపై ఇప్పటికే చర్య జరిగింది: జత అలాగే ఉంటుంది.',
  answeredByLink: 'అధికారి ఈ నివేదన లింక్ ద్వారానే జవాబిచ్చారు: జత అలాగే ఉంటుంది.',
  nextOfficerAsked: 'పంపబడిన తదుపరి అధికారిని ఇప్పటికే అడిగారు: జత అలాగే ఉంటుంది.',
  alreadyMatched: 'ఈ లేఖ ఇప్పటికే జతచేయబడింది.',
  replyDays: '1 నుండి 365 పని దినాలు ఇవ్వండి.',
  noPublicAddress: 'ఇతరులు సర్వర్‌ను చేరే చిరునామా సర్వర్‌కు తెలియదు.',
};
