import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: typeof english = {
  title: 'డాష్‌బోర్డ్',
  greeting: 'స్వాగతం, %{name} · %{place}',
  state: 'మొత్తం రాష్ట్రం',
  counts: 'ఫిర్యాదుల సంఖ్య',
  count: { open: 'కొత్తవి', allComplaints: 'మొత్తం', inProgress: 'పురోగతిలో', closed: 'ముగిసినవి' },
  share: 'మొత్తం ఫిర్యాదుల్లో %{percent}%',
  sum: 'కొత్తవి, పురోగతిలో ఉన్నవి, ముగిసినవి',
  failed: 'ఫిర్యాదుల సంఖ్య లోడ్ కాలేదు.',
  next: 'మీరు ఏం చేయాలనుకుంటున్నారు?',
  links: {
    record: { title: 'ఫిర్యాదు నమోదు చేయండి', text: 'ఫిర్యాదును లేదా సూచనను చిత్రాలు, రికార్డింగ్‌లతో సహా రాయండి.' },
    mine: { title: 'నా ఫిర్యాదులు', text: 'మీరు నమోదు చేసిన వాటిపై పని కొనసాగించండి: జాబితా ఫారం కింద ఉంది.' },
    all: { title: 'అన్ని ఫిర్యాదులు', text: 'మీ ప్రాంతంలోని ఫిర్యాదులను వెతికి, జవాబిచ్చి, పరిష్కరించండి.' },
  },
};
