import { complaint } from '../complaints/complaint.ts';
import { common } from './words.ts';

/** Words of resources without a declaration, under react-admin's keys `resources.<name>` (VOL-04, LDR-01, GIC-02). */
export const resources = {
  complaint: { name: 'Grievance |||| Grievances', fields: complaint.fields },
  'referral/waiting': {
    name: 'Referral |||| Referrals',
    fields: {
      number: common.number,
      subject: common.subject,
      department: common.department,
      officer: common.officer,
      due_on: 'Due on',
      days: common.days,
    },
  },
  'register/inward': {
    name: 'Letter |||| Letters',
    fields: {
      number: common.number,
      received_on: 'Received on',
      sender: 'From',
      subject: common.subject,
      way: 'How it came',
      referrals: 'Answers',
      file: 'Scan',
    },
  },
  cause: {
    name: 'Shared problem |||| Shared problems',
    fields: {
      number: common.number,
      title: common.title,
      category: common.category,
      category_id: common.category,
      state: common.status,
      place: common.place,
      cases: common.grievances,
      open: common.open,
      people: common.people,
      households: 'Households',
      areas: 'Areas',
      oldest: 'Since',
      staff: common.inCharge,
      staff_id: common.inCharge,
      note: common.note,
    },
  },
  message: {
    name: 'Message |||| Messages',
    fields: {
      created_at: 'Written',
      state: common.status,
      complaint: 'Case',
      to: common.person,
      template: common.template,
      channel: common.channel,
      language: common.language,
      parts: 'Parts',
    },
  },
  'message/template': {
    name: 'Template |||| Templates',
    fields: {
      name: common.name,
      edition: 'Version',
      channel: common.channel,
      language: common.language,
      state: common.status,
      state_at: 'Since',
      from: 'From',
    },
  },
  'register/outward': {
    name: 'Letter |||| Letters',
    fields: {
      number: common.number,
      dispatched_at: 'Sent on',
      to: 'To',
      subject: common.subject,
      about: 'About',
      kind: common.kind,
      dispatched_by: 'Sent by',
      link: 'PDF',
    },
  },
  leader: {
    name: 'Leader |||| Leaders',
    fields: { phone: 'Mobile', area: 'Village/Area', location: 'Location' },
  },
  staff: {
    name: 'Grievance In-charge |||| Grievance In-charges',
    fields: { parliament: common.parliament, assembly: 'Assembly' },
  },
};
