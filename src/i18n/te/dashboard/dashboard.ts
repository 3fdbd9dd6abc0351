import type { dashboard as english } from '../../en/dashboard/dashboard.ts';
import { common } from '../common/words.ts';

export const dashboard: typeof english = {
  title: 'డాష్‌బోర్డ్',
  greeting: 'స్వాగతం, %{name}',
  state: 'మొత్తం రాష్ట్రం',
  counts: 'ఫిర్యాదుల సంఖ్య',
  count: { open: common.open, allComplaints: 'మొత్తం', inProgress: common.inProgress, closed: 'ముగిసినవి' },
  share: 'మొత్తం ఫిర్యాదుల్లో %{percent}%',
  confirmed: 'పౌరులు నిర్ధారించినవి: %{count}',
  claimed: 'కార్యాలయం మాత్రమే చెప్పినవి: %{count}',
  sum: 'తెరిచి ఉన్నవి, పురోగతిలో ఉన్నవి, ముగిసినవి',
  failed: 'ఫిర్యాదుల సంఖ్య లోడ్ కాలేదు.',
  chartsFailed: 'చార్టులు లోడ్ కాలేదు.',
  reportFailed: 'నివేదిక లోడ్ కాలేదు.',
  nothing: 'ఇక్కడ ఇంకా ఫిర్యాదులు లేవు.',
  charts: {
    issues_area: 'ప్రాంతాల వారీగా ఫిర్యాదులు',
    issues_assembly: 'అసెంబ్లీ నియోజకవర్గాల వారీగా ఫిర్యాదులు',
    issues_parliament: 'పార్లమెంటు నియోజకవర్గాల వారీగా ఫిర్యాదులు',
    issues_assigned: 'కేటాయించిన సిబ్బంది వారీగా ఫిర్యాదులు',
    issues_category: 'వర్గాల వారీగా ఫిర్యాదులు',
  },
  showTable: 'పట్టికగా చూపించు',
  hideTable: 'పట్టికను దాచు',
  report: 'నివేదిక',
  reports: {
    leaders: 'ఏరియా ఇన్‌చార్జ్‌లు',
  },
  columns: {
    name: common.name,
    total: 'మొత్తం',
    open: common.open,
    inProgress: common.inProgress,
    closed: 'ముగిసినవి',
  },
  pages: 'పేజీలు: %{title}',
  next: 'మీరు ఏం చేయాలనుకుంటున్నారు?',
  links: {
    mine: { title: 'నా ఫిర్యాదులు', text: 'మీరు నమోదు చేసిన వాటిపై పని కొనసాగించండి: జాబితా ఫారం కింద ఉంది.' },
    all: { title: 'అన్ని ఫిర్యాదులు', text: 'మీ ప్రాంతంలోని ఫిర్యాదులను వెతికి, జవాబిచ్చి, పరిష్కరించండి.' },
  },
};
