/** Records of a small constituency with only the fields that the specifications name (S1 section 3, S2 section 3). */
const place = { parliament_id: 1, assembly_id: 11, mandal_id: 21, area_id: 31 };
const named = {
  parliament: { id: 1, name: 'Karimnagar' },
  assembly: { id: 11, name: 'Huzurabad' },
  mandal: { id: 21, name: 'Jammikunta' },
  area: { id: 31, name: 'Vavilala' },
};
const LINK = 'https://youtu.be/abcdefghijk';

export const places = {
  parliament: [named.parliament, { id: 2, name: 'Medak' }],
  assembly: [named.assembly, { id: 12, name: 'Siddipet' }],
  mandal: [named.mandal, { id: 22, name: 'Nangunur' }],
  area: [
    { ...named.area, mandal_id: 21 },
    { id: 32, name: 'Palmakula', mandal_id: 22 },
  ],
};

const categories = [
  { id: 1, name: 'Water' },
  { id: 2, name: 'Roads' },
];

const STATUSES = ['open', 'reviewed', 'responded', 'close', 'resolved', 'pending'];

/** Odd ids are from the web, the others from the app; the statuses alternate. */
const complaint = (id: number) => ({
  id,
  complaint_number: `C${1000 + id}`,
  category: { id: 1, name: 'Water' },
  area: named.area,
  name: id === 26 ? 'demo' : `Citizen ${id}`,
  phone: '9876543201',
  source: id % 2 ? 'web' : 'app',
  status: STATUSES[(id - 1) % STATUSES.length],
  staff: id % 3 ? null : { name: 'Suresh' },
  daysOpen: id,
  date: '2026-11-01',
  type: 'complaint',
  origin: id % 2 ? 'Citizen' : null,
  assigned_to: null,
  is_internal: id % 2,
});
export const complaints = Array.from({ length: 26 }, (_, index) => complaint(index + 1));

/** A row of a list has category and area without ids. */
export const complaintRow = ({ category, area, ...row }: (typeof complaints)[number]) => ({
  ...row,
  category: { name: category.name },
  area: { name: area.name },
});

export const wholeComplaint = (row: (typeof complaints)[number]) => ({
  ...row,
  ...named,
  email: null,
  details: '<p>No <b>water</b></p>',
  location: { latitude: 18.4, longitude: 79.1 },
  assigned: 'Office of the Chief Secretary',
  staff_id: row.staff ? 5 : null,
  leader_id: null,
  leaders: [{ id: 1, name: 'Leader One' }],
  creator: { name: 'Admin' },
  creator_id: 1,
  app_user_id: null,
});

export const media = [
  { id: 1, type: 'image', path: '/photo.png', name: 'photo.png' },
  { id: 2, type: 'audio', path: '/audio.aac', name: 'audio.aac' },
  { id: 3, type: 'pdf', path: '/letter.pdf', name: 'letter.pdf' },
];

export const responses = [
  { message: 'We look into it', status: 'responded', created_at: '2026-11-03T10:00:00Z', media: [] },
];
export const history = [
  { message: 'Called the engineer', is_admin: 1, created_at: '2026-11-02T10:00:00Z', leader_response: null },
  {
    message: 'Sent to the leader',
    is_admin: 0,
    created_at: '2026-11-04T10:00:00Z',
    leader_response: { message: 'Seen', media: [] },
  },
];

const contact = (id: number) => ({
  id,
  name: `Contact ${id}`,
  designation: 'Executive Engineer',
  phone: '9876543210',
  email: `c${id}@example.org`,
  category_id: 1,
  contactcategory: { id: 1, name: 'Water' },
  ...place,
  is_administrator: id === 2 ? 1 : 0,
  location: id === 2 ? 'Karimnagar' : null,
  parliament: { name: 'Karimnagar' },
});

const leader = {
  id: 1,
  name: 'Leader One',
  phone: '9876543210',
  area: { name: 'Vavilala' },
  designation: 'volunteer',
  status: true,
  location: '{"latitude":18.4,"longitude":79.1}',
  type: 'Voter card',
  water_id_number: '123',
  id_document_path: null,
};

/** Rows of each list, by its path. */
export const rows: Record<string, readonly ({ id: number } & Record<string, unknown>)[]> = {
  event: [
    {
      id: 1,
      name: 'Rally',
      start_date: '2026-12-01T10:00',
      duration: '2',
      event_type: 'public',
      organizer: 'Party',
      description: 'A rally',
      ...place,
      gallery_id: null,
      status: '1',
      image_path: null,
      area: { name: 'Vavilala' },
    },
  ],
  news: [
    {
      id: 1,
      title: 'Road opened',
      date: '2026-11-20T09:00',
      description: '<p>Text</p>',
      video_link: LINK,
      ...place,
      thumbnail: { path: '/x.png' },
    },
  ],
  gallery: [
    {
      id: 1,
      event_id: 1,
      name: 'Rally pictures',
      description: 'Pictures',
      ...place,
      thumbnail_id: null,
      thumbnail: null,
      gallery_media: [],
    },
  ],
  video: [{ id: 1, name: 'Speech', ...place, url: LINK, description: 'Text', category_id: 1, status: '1' }],
  policy: [
    {
      id: 1,
      title: 'Pension',
      go_number: 'GO 1',
      contact: '9876543210',
      description: 'Text',
      policy_category_id: 1,
      ...place,
      path: '/x.png',
    },
  ],
  milestone: [
    {
      id: 1,
      title: 'Party founded',
      date: '2026-01-01',
      description: 'Text',
      image_path: '/x.png',
      image_name: 'x.png',
    },
  ],
  achievement: [
    {
      id: 1,
      title: 'Bridge',
      date: '2026-01-01',
      cost: '10',
      description: 'Text',
      ...place,
      area: { name: 'Vavilala' },
      media: [],
    },
  ],
  contact: Array.from({ length: 25 }, (_, index) => contact(index + 1)),
  leader: [leader, { ...leader, id: 2, name: 'Leader Two', designation: null, status: null, location: null }],
  staff: [{ id: 5, name: 'Suresh', phone: '9876543212', parliament_id: 1, assembly_id: 11 }],
  user: [{ id: 1, name: 'Anita', username: 'anita' }],
  candidate: [
    {
      id: 9,
      user_id: 1,
      designation: 'MLA',
      custom_designation: 'MLA of Huzurabad',
      name: 'Anita',
      phone: '9876543213',
      address: 'Street 1',
      email: 'anita@example.org',
      instagram: null,
      twitter: null,
      facebook: null,
      image_path: null,
      header_image_path: null,
      avatar_path: null,
      parliament_id: 1,
      assembly_id: 11,
      parliament: { name: 'Karimnagar' },
      assembly: { name: 'Huzurabad' },
    },
  ],
  'division/incharge': [
    { id: 1, name: 'Div One', party: 'Party', phone: '9876543214', ...place, area: { name: 'Vavilala' } },
  ],
  'leader/message': [{ id: 1, title: 'Hello' }],
  'gallery/media': [{ id: 1, gallery_id: 1, name: 'x.png', title: 'x', path: '/x.png' }],
  'complaint/category': categories,
  'contact/category': categories,
  'policy/category': categories,
  'video/category': categories,
};

const counts = { open: 9, inProgress: 8, closed: 8 };
const report = [{ name: 'Vavilala', total: 25, ...counts }];
export const dashboard = {
  stats: { ...counts, allComplaints: 25 },
  issues: {
    issues_area: [{ name: 'Vavilala', Count: 25, closed: 8 }],
    issues_assembly: [{ name: 'Huzurabad', ...counts }],
    issues_parliament: [{ name: 'Karimnagar', ...counts }],
    issues_assigned: [{ name: 'Suresh', ...counts }],
    issues_category: [{ name: 'Water', Count: 25 }],
  },
  report: { areas: report, assemblies: report, categories: report, leaders: report },
};
