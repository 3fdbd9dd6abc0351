import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const persons: Capability = {
  name: 'persons',
  menu: [
    { group: 'work', path: '/grievance/people', label: 'citizens', icon: PeopleIcon },
    { group: 'work', path: '/grievance/causes', icon: GroupsIcon },
  ],
  settings: [
    {
      id: 'similar',
      words: 'office.similar',
      form: () => import('./similar/settings/SimilarPart.tsx'),
      value: () => import('./similar/settings/SimilarValue.tsx'),
    },
  ],
};
