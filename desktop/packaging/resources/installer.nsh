; Offers the app under 'Öffnen mit' for its imports. None becomes the default program: .json and .csv belong to many.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\Anwurf.Import" "" "Import für Anwurf"
  WriteRegStr SHELL_CONTEXT "Software\Classes\Anwurf.Import\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "Anwurf.Import" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\.csv\OpenWithProgids" "Anwurf.Import" ""
!macroend

!macro customUnInstall
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "Anwurf.Import"
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.csv\OpenWithProgids" "Anwurf.Import"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\Anwurf.Import"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\anwurf"
!macroend
