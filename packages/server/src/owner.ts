/** What a server and its owner say to each other. */
export { Closed, OwnedBan, OwnedBans, OwnedTable, OwnedTables, Status } from '@kickdoor/protocol/owner';
