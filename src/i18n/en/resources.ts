import { complaint } from './complaint.ts';

/** Words of resources that have no declaration, as react-admin looks them up: `resources.<name>` (VOL-04, LDR-01, GIC-02). */
export const resources = {
  complaint: { name: 'Grievance |||| Grievances', fields: complaint.fields },
  leader: {
    name: 'Leader |||| Leaders',
    fields: { phone: 'Mobile', area: 'Village/Area', location: 'Location' },
  },
  staff: {
    name: 'Grievance In-charge |||| Grievance In-charges',
    fields: { parliament: 'Parliament', assembly: 'Assembly' },
  },
};
