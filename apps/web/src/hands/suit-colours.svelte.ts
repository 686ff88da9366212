const place = 'riffle.two-colours';
let two = $state(localStorage.getItem(place) === 'yes');

/** Four colours, unless somebody is used to two. */
export const suitColours = {
  get two(): boolean {
    return two;
  },
  set two(wanted: boolean) {
    two = wanted;
    localStorage.setItem(place, wanted ? 'yes' : 'no');
  },
};
