import { complaint } from '../complaints/complaint.ts';

/** Words of resources without a declaration, under react-admin's keys `resources.<name>` (VOL-04, LDR-01, GIC-02). */
export const resources = {
  complaint: { name: 'Grievance |||| Grievances', fields: complaint.fields },
  'referral/waiting': {
    name: 'Referral |||| Referrals',
    fields: {
      number: 'Number',
      subject: 'Subject',
      department: 'Department',
      officer: 'Officer',
      due_on: 'Due on',
      days: 'Days',
    },
  },
  'register/inward': {
    name: 'Letter |||| Letters',
    fields: {
      number: 'Number',
      received_on: 'Received on',
      sender: 'From',
      subject: 'Subject',
      way: 'How it came',
      referrals: 'Answers',
      file: 'Scan',
    },
  },
  cause: {
    name: 'Cause |||| Causes',
    fields: {
      number: 'Number',
      title: 'Title',
      category: 'Category',
      category_id: 'Category',
      state: 'State',
      place: 'Place',
      cases: 'Grievances',
      open: 'Open',
      people: 'People',
      households: 'Households',
      areas: 'Areas',
      oldest: 'Since',
      staff: 'In charge',
      staff_id: 'In charge',
      note: 'Note',
    },
  },
  message: {
    name: 'Message |||| Messages',
    fields: {
      created_at: 'Written',
      state: 'State',
      complaint: 'Case',
      to: 'Person',
      template: 'Template',
      channel: 'Channel',
      language: 'Language',
      parts: 'Parts',
    },
  },
  'message/template': {
    name: 'Template |||| Templates',
    fields: {
      name: 'Name',
      edition: 'Version',
      channel: 'Channel',
      language: 'Language',
      state: 'State',
      state_at: 'Since',
      from: 'From',
    },
  },
  'register/outward': {
    name: 'Letter |||| Letters',
    fields: {
      number: 'Number',
      dispatched_at: 'Sent on',
      to: 'To',
      subject: 'Subject',
      about: 'About',
      kind: 'Kind',
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
    fields: { parliament: 'Parliament', assembly: 'Assembly' },
  },
};
