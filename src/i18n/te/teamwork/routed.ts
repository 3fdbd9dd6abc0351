import type { routed as english } from '../../en/teamwork/routed.ts';

export const routed: typeof english = {
  suggested: 'సూచన: %{why}',
  given: 'ఇది ఒక నియమం ప్రకారం అప్పగించబడుతుంది: %{why}',
  chosen: 'నియమం "%{rule}": %{name}, తెరిచి ఉన్నవి %{count}.',
  nobody: 'నియమం "%{rule}": ఎవరూ అందుబాటులో లేరు.',
  noRule: 'ఏ నియమమూ వర్తించదు.',
  leftOut: 'పరిగణించనివారు: %{people}.',
  why: {
    leave: '%{name} (%{day} వరకు సెలవులో)',
    disabled: '%{name} (ఖాతా నిలిపివేయబడింది)',
    elsewhere: '%{name} (వేరే నియోజకవర్గం)',
  },
};
