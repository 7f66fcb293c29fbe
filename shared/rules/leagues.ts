/** Minutes over this on one day rank no one higher in a league: rest costs no place, and a session left running wins nothing. */
export const rankedMinutesADay = 90;
