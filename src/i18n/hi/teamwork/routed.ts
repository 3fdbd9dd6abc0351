import type { routed as english } from '../../en/teamwork/routed.ts';

export const routed: typeof english = {
  suggested: 'सुझाव: %{why}',
  given: 'यह एक नियम से सौंपी जाएगी: %{why}',
  chosen: 'नियम "%{rule}": %{name}, %{count} खुली।',
  nobody: 'नियम "%{rule}": कोई उपलब्ध नहीं है।',
  noRule: 'कोई नियम लागू नहीं होता।',
  leftOut: 'छोड़े गए: %{people}।',
  why: {
    leave: '%{name} (%{day} तक छुट्टी पर)',
    disabled: '%{name} (खाता बंद है)',
    elsewhere: '%{name} (दूसरे विधानसभा क्षेत्र से)',
  },
};
