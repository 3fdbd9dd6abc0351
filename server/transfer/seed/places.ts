/** Names in one line of text, which is easier to read. */
const listed = (names: string) => names.split(', ');

/** The 17 parliament and 119 assembly constituencies of the state, by name. */
export const CONSTITUENCIES: Record<string, readonly string[]> = {
  Adilabad: listed('Adilabad, Boath, Asifabad, Sirpur, Khanapur, Nirmal, Mudhole'),
  Mahabubabad: listed('Pinapaka, Yellandu, Bhadrachalam, Mulug, Dornakal, Mahbubabad, Narsampet'),
  Khammam: listed('Aswaraopeta, Kothagudem, Khammam, Palair, Madhira, Wyra, Sathupalle'),
  Warangal: listed(
    'Warangal West, Warangal East, Waradhanapet, Ghanpur (Station), Palakurthi, Bhupalpalle, Parkal',
  ),
  Secunderabad: listed(
    'Amberpet, Jubilee Hills, Khairatabad, Sanathnagar, Musheerabad, Nampally, Secunderabad',
  ),
  Malkajgiri: listed(
    'Secunderabad Cantt, Medchal, Malkajgiri, Quthbullapur, Kukatpalle, Uppal, Lal Bahadur Nagar',
  ),
  Hyderabad: listed('Goshamahal, Bahadurpura, Chandrayangutta, Charminar, Karwan, Yakutpura, Malakpet'),
  Peddapalle: listed('Dharmapuri, Bellampalle, Chennur, Mancherial, Ramagundam, Manthani, Peddapalle'),
  Nizamabad: listed('Koratla, Jagtial, Armur, Bodhan, Balkonda, Nizamabad (Urban), Nizamabad (Rural)'),
  Bhongir: listed('Jangoan, Munugode, Nakrekal, Ibrahimpatnam, Thungathurthi, Bhongir, Alair'),
  Nagarkurnool: listed('Alampur, Gadwal, Achampet, Nagarkurnool, Kollapur, Kalwakurthy, Wanaparthy'),
  Zahirabad: listed('Jukkal, Yellareddy, Kamareddy, Banswada, Narayankhed, Andole, Zahirabad'),
  Karimnagar: listed('Karimnagar, Choppadandi, Manakondur, Huzurabad, Vemulawada, Sircilla, Husnabad'),
  Mahbubnagar: listed('Narayanpet, Mahbubnagar, Jadcherla, Devarkadra, Makthal, Shadnagar, Kodangal'),
  Medak: listed('Medak, Narsapur, Sangareddy, Patancheru, Siddipet, Dubbak, Gajwel'),
  Nalgonda: listed('Devarakonda, Nagarjuna Sagar, Miryalaguda, Nalgonda, Huzurnagar, Kodad, Suryapet'),
  Chevella: listed('Maheswaram, Rajendranagar, Chevella, Serilingampally, Pargi, Vikarabad, Tandur'),
};

/** The mandals and areas of the assemblies where the demo complaints come from. */
const KNOWN_MANDALS: Record<string, Record<string, readonly string[]>> = {
  'Warangal West': {
    Atmakur: listed(
      'Agrampahad, Atmakur, Brahamanpalle, Choudla Palle, House Buzurg, Kamaram, Katakshapur, Kothagattu',
    ),
    Dharmasagar: listed(
      'Devunoor, Dharmapur, Dharmasagar, Jhanakipur, Kyathampalle, Mallakpalli, Mupparam, Narayanagiri',
    ),
    Hasanparthy: listed(
      'Ananthasagar, Arvapalle, Bhimaram, Chinthagattu, Devannapeta, Hasanparthy, Jaigiri, Laknavaram',
    ),
  },
  Khairatabad: {
    Khairatabad: listed('Khairatabad Ward 1, Khairatabad Ward 2, Khairatabad Ward 3'),
  },
  'Nizamabad (Urban)': {
    Bheemgal: listed('Babanagar, Babapur, Bachenpalle, Bejjora, Bheemgal, Changal, Devakkapet, Devan Palle'),
    Jakranpalle: listed(
      'Argul, Brahmanpalle, Chintalur, Jakranpalle, Kaligote, Keshpalle, Kolipaka, Lakshmapur',
    ),
    Mosra: listed('Bajidapur, Chintakunta, Govoor, Mosra, Moulalipur, Thimmapur'),
  },
  Karimnagar: {
    Chigurumamidi: listed(
      'Bommanapalle, Chigurumamidi, Indurthi, Kondapur, Mudimanikyam, Mulkanoor, Nawabpeta, Ramancha',
    ),
    Jammikunta: listed(
      'Bijgirishareef, Dharmaram (P.B), Jammikunta, Korapalli, Madipalli, Saidabad, Thangula, Vavilala',
    ),
    Karimnagar: listed('Karimnagar (U)'),
    'Karimnagar Rural': listed(
      'Arepalle, Bommakal, Chamanpalle, Chegurti, Cherlabuthkur, Durshed, Elbotharam, Fakirpet',
    ),
    Thimmapur: listed(
      'Alugunur, Kothapalle (P.N), Mallapur, Mannenpalle, Mogilipalem, Nallagonda, Nedunur, Nustulapur',
    ),
  },
  Huzurabad: {
    Ganneruvaram: listed(
      'Cherlapur, Gannervaram, Gopalpur, Gunkulkondapur, Jangapalle, Khasimpet, Madhapur, Mylaram',
    ),
    Huzurabad: listed(
      'Bornapalle, Chelpur, Dharmaraju Palle, Huzurabad, Jupak, Kandugula, Kanukulagidda, Katrepalle',
    ),
    Shankarapatnam: listed(
      'Ambalpur, Amudalapalle, Arkandla, Dharmaram, Gaddapaka, Kachapur, Kalavala, Kannapur',
    ),
  },
  Siddipet: {
    Akkannapet: listed(
      'Akkannapeta, Anthakkapeta, Choutapalle, Dongala Dharmaram, Gandipalle, Gouravelli, Jangaon, Katkur',
    ),
    Dhoolmitta: listed('Bairanpalle, Bekkal, Dhoolmitta, Jalapalle, Kondapur, Kootigal, Lingapur, Thornala'),
    Komuravelli: listed(
      'Ainapur, Gouraipalle, Guruvannapeta, Kistampeta, Komaravelly, Marrimuchala, Posanpalle, Ramsagar',
    ),
  },
};
/** The assemblies with complaints, leaders and in-charges. */
export const BUSY_ASSEMBLIES = Object.keys(KNOWN_MANDALS);

/** The wards of an assembly about which the demo knows nothing, so that each assembly can be chosen. */
export const WARDS = [1, 2, 3] as const;
export const wardName = (assembly: string, ward: number) => `${assembly} Ward ${ward}`;

/** Mandals and areas by assembly, for each assembly. */
export const MANDALS: typeof KNOWN_MANDALS = {
  ...Object.fromEntries(
    Object.values(CONSTITUENCIES)
      .flat()
      .map((name) => [name, { [name]: WARDS.map((ward) => wardName(name, ward)) }]),
  ),
  ...KNOWN_MANDALS,
};
