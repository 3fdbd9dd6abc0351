import type { contactPreferences as english } from '../../en/persons/contactPreferences.ts';
import { common } from '../common/words.ts';

export const contactPreferences: typeof english = {
  title: 'కావలసిన సందేశాలు',
  failed: 'ఈ వ్యక్తి ఏమి కోరుతున్నారో లోడ్ కాలేదు.',
  change: 'మార్చు',
  purposes: { status: 'సొంత ఫిర్యాదుల స్థితి', calls: common.calls, news: 'కార్యాలయ వార్తలు' },
  states: { unknown: 'అడగలేదు', given: 'కావాలి', refused: 'వద్దు' },
  statusUnknown: 'అడగలేదు: సందేశాలు వెళ్తాయి',
  newsUnknown: 'అడగలేదు: సందేశాలు వెళ్లవు',
  said: '%{day}, %{way}',
  noted: '%{name} నమోదు చేశారు',
  own: 'సొంత మాట',
  language: '%{language}లో',
  notice: 'ప్రకటన %{version}',
  ways: {
    spoken: 'నేరుగా చెప్పారు',
    phone: 'ఫోన్‌లో చెప్పారు',
    paper: 'కాగితంపై',
    message: 'సందేశం ద్వారా',
    status_page: 'స్థితి పేజీలో',
  },
  history: 'ఇంతకు ముందు చెప్పినవి',
  wrong: 'ఈ నంబర్ %{day} న తప్పు అని తేలింది',
  stopped: '%{phone}: ఈ వ్యక్తి %{day} న STOP అని రాశారు. ఈ ఫోన్ నుండి START పంపి ఆ వ్యక్తి మాత్రమే మళ్లీ మొదలుపెట్టగలరు.',
  noMobile: '%{phone} మొబైల్ నంబర్ కాదు: దీనికి సందేశం పంపలేం.',
  stop: {
    action: 'సందేశాలు ఆపు',
    title: 'ఈ వ్యక్తికి సందేశాలు ఆపాలా?',
    text: 'సొంత ఫిర్యాదుల సందేశాలు, కార్యాలయ వార్తలు ఆగిపోతాయి. వేచి ఉన్నవి వెళ్లవు.',
    submit: 'సందేశాలు ఆపు',
  },
  edit: {
    title: 'ఈ వ్యక్తి ఏ సందేశాలు కోరుతున్నారు',
    text: 'ప్రకటన చదివి వినిపించాక, లేదా చూపించాక, ఆ వ్యక్తి చెప్పినది మాత్రమే నమోదు చేయండి.',
    way: 'ఎలా చెప్పారు',
    language: 'ఏ భాషలో',
    showNotice: 'ప్రకటన',
    noticeFailed: 'ప్రకటన లోడ్ కాలేదు.',
    saved: 'నమోదైంది.',
  },
};
