import type { complaintList as english } from '../../en/complaints/complaintList.ts';

export const complaintList: typeof english = {
  export: 'ఎగుమతి',
  exportSelected: 'ఎంచుకున్న %{smart_count} ఎగుమతి చేయి |||| ఎంచుకున్న %{smart_count} ఎగుమతి చేయి',
  format: { csv: 'CSV ఫైల్', xlsx: 'ఎక్సెల్ ఫైల్ (xlsx)' },
  exported:
    '%{smart_count} ఫిర్యాదుతో ఫైల్ కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది. |||| %{smart_count} ఫిర్యాదులతో ఫైల్ కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది.',
  writing: 'ఫైల్ తయారవుతోంది: %{total} ఫిర్యాదుల్లో %{rows}',
  fileReady: 'ఫైల్ సిద్ధంగా ఉంది.',
  openFile: 'ఫైల్ తెరువు',
  selectPage: 'ఈ పేజీ మొత్తం ఎంచుకో',
  selectRow: '%{number} ఎంచుకో',
  selected: '%{smart_count} ఎంచుకున్నారు |||| %{smart_count} ఎంచుకున్నారు',
  allSelected: 'మొత్తం %{count} ఎంచుకున్నారు',
  clearSelection: 'ఎంపికలు తొలగించు',
};
