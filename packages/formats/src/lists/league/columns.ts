import type { Vocabulary } from '../column.ts';

export type LeagueField =
  | 'team'
  | 'registerNumber'
  | 'since'
  | 'applied'
  | 'granted'
  | 'until'
  | 'division'
  | 'round'
  | 'date'
  | 'points';

/** As leagues write them over their columns. */
export const LEAGUE_COLUMNS: Vocabulary & { readonly [F in LeagueField]: readonly string[] } = {
  team: ['mannschaft', 'mannschaftsname', 'team', 'teamname'],
  registerNumber: [
    ...['zvr', 'zvrzahl', 'zvrnr', 'zvrnummer', 'vereinsregister', 'vereinsregisternr', 'vereinsregisternummer'],
    ...['registernr', 'registernummer', 'vrnr', 'vr', 'registernumber', 'registrationnumber', 'clubregister'],
  ],
  since: ['seit', 'mitgliedseit', 'vereinsmitgliedseit', 'beitritt', 'eintritt', 'since', 'membersince', 'joined'],
  applied: ['beantragt', 'lizenzbeantragt', 'lizenzantrag', 'applied', 'licenceapplied', 'licenseapplied'],
  granted: [
    ...['erteilt', 'lizenzerteilt', 'lizenzseit', 'lizenzab', 'lizenzvom', 'granted', 'licencegranted'],
    ...['licensegranted', 'licencesince', 'licensesince', 'licencefrom', 'licensefrom'],
  ],
  until: ['lizenzbis', 'gueltigbis', 'licenceuntil', 'licenseuntil', 'validuntil'],
  division: ['spielklasse', 'klasse', 'liga', 'staffel', 'division', 'league'],
  round: ['runde', 'spieltag', 'spieltagnr', 'round', 'matchday', 'roundno'],
  date: ['datum', 'tag', 'spieldatum', 'date', 'day'],
  points: ['punkte', 'pkt', 'punktzahl', 'points', 'pts', 'score'],
};
