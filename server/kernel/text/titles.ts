/** Words before or after a name that are no part of it, in small letters. */
const TITLES = new Set(
  `sri shri sree shree sriman shriman sriyut srimati srimathi srimathy sreemathi shrimati shrimathi shreemati smt kum
  dr mr mrs ms prof adv garu gaaru gari gaari janab saheb sahab sahib ji
  శ్రీ శ్రీమతి శ్రీమాన్ శ్రీయుత డా డాక్టర్ గారు గారి జీ
  श्री श्रीमती श्रीमान श्रीयुत सुश्री डॉ डा डॉक्टर डाक्टर जी साहब साहेब`.split(/\s+/),
);
/** Some names begin with these, also as a separate word: Sri Devi is Sridevi. */
const BEGINNINGS = new Set('sri shri sree shree శ్రీ श्री'.split(' '));

/** Second names that many people omit, by their sound. */
const SECOND_NAMES = new Set(
  'devi be bai bi begam bibi bano banu rani kumari kumar rao redi gOd nayak nedu Cari yadav sing varma sarma ama'.split(
    ' ',
  ),
);

export const isTitle = (word: string) => TITLES.has(word);
export const mayBeginName = (word: string) => BEGINNINGS.has(word);
export const isOftenDropped = (sound: string) => SECOND_NAMES.has(sound);
