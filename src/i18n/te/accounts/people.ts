import type { people as english } from '../../en/accounts/people.ts';

export const people: typeof english = {
  active: {
    on: 'చురుకుగా ఉంది',
    off: 'నిలిపివేయబడింది',
    question: 'ఈ ఖాతాను నిలిపివేయాలా?',
    consequence:
      '%{name} అన్ని చోట్లా సైన్ అవుట్ అవుతారు; ఖాతాను మళ్లీ ప్రారంభించే వరకు సైన్ ఇన్ చేయలేరు. ఫారాన్ని సేవ్ చేసినప్పుడు ఇది అమలవుతుంది.',
    switchOff: 'నిలిపివేయి',
  },
};
