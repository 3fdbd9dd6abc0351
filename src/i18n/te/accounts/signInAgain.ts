import type { signInAgain as english } from '../../en/accounts/signInAgain.ts';

export const signInAgain: typeof english = {
  title: 'దయచేసి మళ్లీ సైన్ ఇన్ చేయండి',
  text: 'మీ సెషన్ ముగిసింది. మీరు టైప్ చేసినదంతా ఇక్కడే ఉంది. %{name}గా సైన్ ఇన్ చేసి, మళ్లీ పంపండి.',
  otherAccount: 'ఈ పేజీ %{name}ది. వేరే ఖాతా దీనిని కొనసాగించలేదు; బదులుగా కొత్తగా సైన్ ఇన్ చేయండి.',
  afresh: 'కొత్తగా సైన్ ఇన్ చేయండి',
};
