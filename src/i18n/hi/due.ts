import type { due as english } from '../en/due.ts';

export const due: typeof english = {
  chip: {
    running: 'समय-सीमा %{day}',
    at_risk: 'समय-सीमा निकट',
    overdue: 'समय-सीमा से %{smart_count} दिन ऊपर |||| समय-सीमा से %{smart_count} दिन ऊपर',
    paused: '%{day} तक रुकी: %{reason}',
    met: 'समय पर हल',
    missed: '%{smart_count} दिन देर से हल |||| %{smart_count} दिन देर से हल',
  },
  priority: { normal: 'सामान्य', high: 'उच्च', urgent: 'अति आवश्यक' },
  priorityHint: 'खाली छोड़ें तो: श्रेणी के अनुसार।',
  fields: {
    sla: 'समय-सीमा की स्थिति',
    due_from: 'समय-सीमा इस दिन से',
    due_to: 'समय-सीमा इस दिन तक',
    followup: 'फिर देखने का दिन',
    given: 'सौंपी गई',
  },
  state: {
    running: 'समय शेष',
    at_risk: 'समय-सीमा निकट',
    overdue: 'समय-सीमा बीत गई',
    paused: 'रुकी हुई',
    met: 'समय पर हल',
    missed: 'देर से हल',
  },
  pausedFor: {
    waiting_citizen: 'नागरिक की प्रतीक्षा',
    with_department: 'विभाग के पास',
    court: 'न्यायालय',
    election_code: 'चुनाव आचार संहिता',
    other: 'अन्य कारण',
  },
  response: { waiting: 'देना बाकी', late: 'देर हो गई', given: 'दिया गया' },
  followup: { today: 'आज', later: 'बाद में', not_later: 'टाली नहीं गईं' },
  given: { new: 'मेरे लिए नई', escalated: 'मुझ तक पहुँचीं', answered: 'विभाग द्वारा उत्तरित' },
  level: {
    1: 'डेस्क प्रमुख तक पहुँची',
    2: 'विधायक तक पहुँची',
    3: 'सांसद तक पहुँची',
    4: 'व्यवस्थापक तक पहुँची',
  },
  responseBy: '%{state}, समय-सीमा %{instant}',
  change: 'प्राथमिकता बदलें',
  changed: 'प्राथमिकता बदल दी गई।',
  sort: 'समय-सीमा के अनुसार क्रम',
};
