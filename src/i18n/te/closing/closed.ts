import type { closed as english } from '../../en/closing/closed.ts';

export const closed: typeof english = {
  chip: {
    to_approve: 'ఆమోదం కావాలి',
    none: 'పూర్తయినట్లు నమోదు',
    pending: 'పూర్తయినట్లు నమోదు, నిర్ధారించాలి',
    confirmed: 'నిర్ధారించారు',
    disputed: 'అంగీకరించలేదు',
    unreachable: 'అందుబాటులో లేరు',
    declined: 'ఏమీ చెప్పలేదు',
  },
  refersTo: 'ఇది ఫిర్యాదు %{number} కు సంబంధించినది; దాన్ని ఇక మళ్లీ తెరవలేరు.',
  takeBack: 'తీసివేయి',
  notFound: 'సంబంధిత ఫిర్యాదు కనబడలేదు.',
};
