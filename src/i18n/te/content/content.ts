import type { content as english } from '../../en/content/content.ts';

export const content: typeof english = {
  event: {
    views: 'కార్యక్రమాల వీక్షణలు',
    upcoming: 'రాబోయేవి',
    past: 'గతంలోవి',
    month: 'నెల',
    previous: 'గత నెల',
    next: 'వచ్చే నెల',
    today: 'ఈ రోజు',
  },
  video: { play: 'వీడియోను ఇక్కడే ప్లే చేయి', player: 'వీడియో ప్లేయర్' },
  gallery: {
    images: 'చిత్రాలు',
    choose: 'చిత్రాలను ఎంచుకోండి',
    hint: 'JPG లేదా PNG, ఒక్కొక్కటి గరిష్ఠంగా 2 MB; పెద్ద ఫోటోల పరిమాణం తగ్గించబడుతుంది. చిత్రాలను ఇక్కడికి లాగి వదలవచ్చు లేదా పేస్ట్ చేయవచ్చు.',
    chosen: 'ఎంచుకున్న చిత్రాలు',
    remove: '%{name} తీసివేయండి',
    creating: 'గ్యాలరీ సృష్టించబడుతోంది…',
    sending: '%{total} చిత్రాలలో %{number}వది అప్‌లోడ్ అవుతోంది…',
    stopped:
      '%{smart_count} చిత్రం అప్‌లోడ్ కాలేదు: %{reason} కొనసాగించడానికి మళ్లీ సేవ్ చేయండి. |||| %{smart_count} చిత్రాలు అప్‌లోడ్ కాలేదు: %{reason} కొనసాగించడానికి మళ్లీ సేవ్ చేయండి.',
    created: 'గ్యాలరీ సేవ్ చేయబడింది.',
    left: 'అప్‌లోడ్ అవుతోంది, ఇంకా %{smart_count} చిత్రం ఉంది… |||| అప్‌లోడ్ అవుతోంది, ఇంకా %{smart_count} చిత్రాలు ఉన్నాయి…',
    unsent: '%{smart_count} చిత్రం అప్‌లోడ్ కాలేదు: %{reason} |||| %{smart_count} చిత్రాలు అప్‌లోడ్ కాలేదు: %{reason}',
    none: 'ఈ గ్యాలరీలో ఇంకా చిత్రాలు లేవు.',
    failed: 'చిత్రాలను లోడ్ చేయడం సాధ్యపడలేదు.',
    open: '%{name} తెరవండి',
    thumbnail: 'ముఖచిత్రం',
    setThumbnail: '%{name}ను ముఖచిత్రంగా పెట్టండి',
    thumbnailSet: 'ముఖచిత్రం మార్చబడింది.',
    deleteQuestion: '"%{name}" చిత్రాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?',
    deleted: 'చిత్రం "%{name}" తొలగించబడింది',
  },
};
