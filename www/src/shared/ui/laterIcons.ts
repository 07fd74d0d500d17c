/** Icons that the first view does not show, drawn like those of the board. */
export const LATER = {
  exchange: 'M4 8h13M13.5 4.5 17 8l-3.5 3.5M20 16H7M10.5 12.5 7 16l3.5 3.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  more: 'M6 9.5l6 6 6-6',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.8 0 3-1.3 4-3M13.5 10c1-1.7 2.2-3 4-3H21M18 4l3 3-3 3M18 14l3 3-3 3',
  place:
    'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0c0 5.5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  edit: 'M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4',
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  reset: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 4',
  remove: 'M6 6l12 12M18 6 6 18',
  open: 'M4 19V6a1 1 0 0 1 1-1h4.5l2 2.5H19a1 1 0 0 1 1 1V19zM12 16.5v-5M9.5 14 12 11.5l2.5 2.5',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5V20h14v-8.5h-1',
  review: 'M4 19.5h16M4 15.5l4.5-5 4 3L20 5.5',
  analyse: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20M7.5 10.5h6M10.5 7.5v6',
  threat: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5',
} as const;
