/** A hand of ours with a side pot, so that there is something to see without a file. */
export const EXAMPLE = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [500, 1000, 0, 0, 0, 0]
min_bet = 1000
starting_stacks = [18500, 42000, 9700, 31000, 25500, 30000]
actions = [
  'd dh p1 7h7d', 'd dh p2 KsQs', 'd dh p3 AdKd', 'd dh p4 9c3h', 'd dh p5 JcJh', 'd dh p6 8s2d',
  'p3 cbr 2500', 'p4 f', 'p5 cbr 7000', 'p6 f', 'p1 f', 'p2 cc', 'p3 cbr 9700', 'p5 cc', 'p2 cc',
  'd db Js8hKc', 'p2 cc', 'p5 cbr 15800', 'p2 cc',
  'd db 5s', 'd db Jd',
  'p2 sm KsQs', 'p3 sm AdKd', 'p5 sm JcJh',
]
event = 'Riffle'
players = ['Anna', 'Ben', 'Cem', 'Dora', 'Elif', 'Finn']
`;
