import type { complaintList as english } from '../../en/complaints/complaintList.ts';

export const complaintList: typeof english = {
  export: 'निर्यात करें',
  exportSelected: 'चुनी गई %{smart_count} निर्यात करें |||| चुनी गई %{smart_count} निर्यात करें',
  format: { csv: 'CSV फ़ाइल', xlsx: 'एक्सेल फ़ाइल (xlsx)' },
  exported:
    '%{smart_count} शिकायत की फ़ाइल नए टैब में खुल रही है। |||| %{smart_count} शिकायतों की फ़ाइल नए टैब में खुल रही है।',
  writing: 'फ़ाइल बन रही है: %{total} में से %{rows} शिकायतें',
  fileReady: 'फ़ाइल तैयार है।',
  openFile: 'फ़ाइल खोलें',
  selectPage: 'यह पूरा पृष्ठ चुनें',
  selectRow: '%{number} चुनें',
  selected: '%{smart_count} चुनी गई |||| %{smart_count} चुनी गईं',
  allSelected: 'सभी %{count} चुनी गईं',
  clearSelection: 'चयन हटाएँ',
};
