import type { myDay as english } from '../../en/desk/myDay.ts';
import { common } from '../common/words.ts';

export const myDay: typeof english = {
  title: 'నా రోజు',
  about: 'గడువు దాటినవి, ఈ రోజు గడువు ఉన్నవి, మీరు ఈ రోజుకు వాయిదా వేసినవి, మీకు కొత్తగా వచ్చినవి, మీ స్థాయికి చేరినవి ఇక్కడ ఉంటాయి.',
  loading: 'మీ రోజు లోడ్ అవుతోంది…',
  failed: 'మీ రోజును లోడ్ చేయలేకపోయాం.',
  next: 'తర్వాత చేయాల్సినవి',
  nothing: 'మీ కోసం ఏదీ వేచి లేదు.',
  numbers: {
    overdue: { name: 'గడువు దాటినవి', why: 'గడువు దాటింది' },
    due_today: { name: 'ఈ రోజు గడువు', why: 'ఈ రోజు గడువు' },
    followups: { name: 'ఈ రోజు మళ్లీ చూడాల్సినవి', why: 'ఈ రోజు మళ్లీ చూడాలి' },
    new_for_me: { name: 'నాకు కొత్తవి', why: 'నాకు కొత్తది' },
    escalated_to_me: { name: 'నా స్థాయికి చేరినవి', why: 'నా స్థాయికి చేరింది' },
    replies_in: { name: 'వచ్చిన జవాబులు', why: 'జవాబు వచ్చింది' },
    to_verify: { name: common.toVerify, why: 'నిర్ధారించాలి' },
    inbox_late: { name: 'ఇన్‌బాక్స్‌లో వేచి ఉన్నవి', why: 'ఇన్‌బాక్స్‌లో వేచి ఉంది' },
  },
  followUp: {
    action: 'మళ్లీ చూడు…',
    title: '%{number} ను మళ్లీ చూడు',
    about: 'అప్పటి వరకు ఇది నా రోజులో కనబడదు. గడువు కొనసాగుతుంది.',
    day: 'రోజు',
    quick: 'త్వరిత ఎంపిక',
    tomorrow: 'రేపు',
    inDays: '%{count} రోజుల్లో',
    inWeek: 'ఒక వారంలో',
    note: 'గమనిక, మీకు మాత్రమే',
    submit: 'మళ్లీ చూడు',
    saved: 'మళ్లీ చూసే రోజు నిర్ణయించబడింది.',
    markDone: 'పూర్తయిందని గుర్తించు',
    clear: 'తీసివేయి',
    done: 'మళ్లీ చూడటం పూర్తయింది.',
    cleared: 'మళ్లీ చూసే రోజు తీసివేయబడింది.',
  },
};
